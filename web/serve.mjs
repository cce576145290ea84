// Serves a folder of static files on this machine alone: `node serve.mjs FOLDER [PORT]`.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const KINDS = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The address under which a folder is served, and how to stop. `more` has texts of further files. */
export async function serve(folder, port = 0, more = {}) {
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const made = more[name];
    if (made !== undefined) {
      return void response.writeHead(200, { 'content-type': KINDS[extname(name)] }).end(made);
    }
    const file = join(folder, normalize(name.endsWith('/') ? `${name}index.html` : name));
    const there = await stat(file).catch(() => undefined);
    if (!file.startsWith(folder) || !there?.isFile()) return void response.writeHead(404).end();
    const kind = KINDS[extname(file)] ?? 'application/octet-stream';
    const length = there.size;
    response.writeHead(200, {
      'content-type': kind,
      'content-length': length,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((stopped) => server.close(stopped));
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, port: server.address().port, stop };
}

if (process.argv[1] === import.meta.filename) {
  const [folder, port] = process.argv.slice(2);
  const { address } = await serve(folder, Number(port ?? 8080));
  console.log(address);
}
