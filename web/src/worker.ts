// The core in a worker of its own: it is told what to call and answers when that is done.

import start, { claimFiles, putFile, takeFile } from '../generated/core.js';
import { bind, Core, ExportJob, ImportJob, Tallystone, TallystoneError } from '../generated/tallystone.js';
import { FUNCTIONS, type Ask, type Claimed, type Reply, type Request } from './messages.js';

type Callable = Record<string, ((...given: unknown[]) => unknown) | undefined>;

const objects = new Map<number, Callable>([[FUNCTIONS, Core as unknown as Callable]]);
let next = FUNCTIONS + 1;

function hold(object: object): number {
  const number = next++;
  objects.set(number, object as Callable);
  return number;
}

async function exports(): Promise<WebAssembly.Exports> {
  const core = await start({ module_or_path: new URL('./core.wasm', import.meta.url) });
  return core as unknown as WebAssembly.Exports;
}

async function claim(): Promise<Claimed> {
  try {
    await claimFiles();
    return 'claimed';
  } catch (why) {
    return why === 'missing' || why === 'taken' ? why : { failed: String(why) };
  }
}

function call(on: number, name: string, given: unknown[]): unknown {
  const object = objects.get(on);
  const called = object?.[name];
  if (!called) throw new Error(`there is no call ${name} on ${on}`);
  if (name === 'free') objects.delete(on);
  return called.apply(object, given);
}

async function answer(what: Ask): Promise<unknown> {
  switch (what.ask) {
    case 'start':
      bind(await exports());
      return undefined;
    case 'claim':
      return claim();
    case 'open': {
      const { path, language, offsetMinutes } = what;
      return path === null
        ? Tallystone.inMemory(language, offsetMinutes)
        : Tallystone.create(path, language, offsetMinutes);
    }
    case 'put':
      return putFile(what.path, what.bytes);
    case 'take':
      return takeFile(what.path) ?? null;
    case 'call':
      return call(what.on, what.name, what.given);
  }
}

async function reply({ id, what }: Request): Promise<Reply> {
  try {
    const value = await answer(what);
    const isHeld = [Tallystone, ExportJob, ImportJob].some((kind) => value instanceof kind);
    return isHeld ? { id, object: hold(value as object) } : { id, value };
  } catch (error) {
    if (error instanceof TallystoneError) return { id, error: error.tag, sentence: error.message };
    return { id, stopped: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<Request>) => {
  postMessage(await reply(event.data));
});
