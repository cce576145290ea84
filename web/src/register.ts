// Keeps the page for when there is no network.

/** Never in the middle of a game: a newer version waits until every page of this one is closed. */
export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(new URL('./offline.js', import.meta.url));
  } catch (why) {
    // Without it there is a page all the same.
    console.warn(why);
  }
}
