// The service worker: all files of one version, kept together and never mixed with another's.

/** Written by the build: what this version is called, and what belongs to it. */
declare const VERSION: string;
declare const FILES: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const OURS = 'tallystone-';

interface ServiceWorkerGlobalScope extends WorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
}
interface WorkerGlobalScope extends EventTarget {}
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

async function keep(): Promise<void> {
  const kept = await caches.open(OURS + VERSION);
  // Not from the browser's own cache: an older version may be in it.
  await kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

/** Only once no page uses another version any more. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== OURS + VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const kept = await caches.open(OURS + VERSION);
  const asked = request.mode === 'navigate' ? './' : request;
  return (await kept.match(asked, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener('install', (event) => (event as Lasting).waitUntil(keep()));
worker.addEventListener('activate', (event) => (event as Lasting).waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const fetched = event as Fetched;
  if (fetched.request.method === 'GET') fetched.respondWith(answer(fetched.request));
});
