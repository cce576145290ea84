// Puts the page together: `node build.mjs OUT_DIR [--as-it-is | --pages]`. The core and its binding are in
// `generated`. To make the core small takes minutes, and tests do not need it. With `--pages` the core
// that is in OUT_DIR stays there: only the pages are made anew.

import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, constants, brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;
const [out, how] = process.argv.slice(2);
const asItIs = how !== undefined;
if (!out) throw new Error('usage: node build.mjs OUT_DIR [--as-it-is]');

const ours = { bundle: true, format: 'esm', target: 'es2024', minify: true, logLevel: 'warning', outdir: out };

/** As small as binaryen makes it. It is made anew only for another core. */
async function shrink(core, kept) {
  const bytes = await readFile(core);
  const mark = createHash('sha256').update(bytes).update(binaryenVersion).digest('hex');
  const [small, marked] = [join(kept, 'core.small.wasm'), join(kept, 'core.small.mark')];
  const last = await readFile(marked, 'utf8').catch(() => '');
  if (last === mark) return readFile(small);
  const { default: binaryen } = await import('binaryen');
  const module = binaryen.readBinary(bytes);
  // What browsers have had for years; with all that binaryen knows, Chromium does not load it.
  const known = [
    ...['MutableGlobals', 'SignExt', 'NontrappingFPToInt', 'BulkMemory', 'BulkMemoryOpt'],
    ...['ReferenceTypes', 'CallIndirectOverlong', 'Multivalue'],
  ];
  module.setFeatures(known.reduce((all, name) => all | binaryen.Features[name], binaryen.Features.MVP));
  binaryen.setOptimizeLevel(2);
  binaryen.setShrinkLevel(2);
  module.optimize();
  const made = module.emitBinary();
  await writeFile(small, made);
  await writeFile(marked, mark);
  return made;
}

const packages = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const binaryenVersion = packages.devDependencies.binaryen;

const present = how === '--pages' ? await readFile(join(out, 'core.wasm')) : undefined;
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const entries = { core: 'src/core.ts', worker: 'src/worker.ts', main: 'ui/main.ts' };
const entryPoints = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(here, file)]));
await build({ ...ours, entryPoints, splitting: true, chunkNames: 'part-[hash]' });
const made = join(here, 'generated', 'core_bg.wasm');
const core = present ?? (asItIs ? await readFile(made) : await shrink(made, join(here, 'generated')));
await writeFile(join(out, 'core.wasm'), core);
for (const file of await readdir(join(here, 'ui'), { withFileTypes: true })) {
  if (file.isFile() && !file.name.endsWith('.ts')) await copyFile(join(here, 'ui', file.name), join(out, file.name));
}

// The address of the page itself, and every other file by its name.
const files = (await readdir(out)).sort();
const all = createHash('sha256');
for (const file of files) all.update(file).update(await readFile(join(out, file)));
const VERSION = all.digest('hex').slice(0, 16);
const FILES = ['./', ...files.filter((file) => file !== 'index.html')];
await build({
  ...ours,
  entryPoints: { offline: join(here, 'src', 'offline.ts') },
  define: { VERSION: JSON.stringify(VERSION), FILES: JSON.stringify(FILES) },
});

if (asItIs) process.exit();
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
console.log(`core.wasm: ${core.length} bytes, ${gzipSync(core).length} by gzip, ${brotli(core)} by brotli`);
