// Runs in the page: finds what somebody might touch, as it lies there.

/** A source of chance with a seed, between 0 and 1. */
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

window.chance = seeded(7);

const enabled = (selector) =>
  [...document.querySelectorAll(selector)].filter((it) => !it.disabled && it.checkVisibility());

/** One of the things that can be played with, so that it is in sight; where it is, and whether it can be touched there. */
window.pick = (onlyNext) => {
  const asked = enabled('.asked .answers button:not(.figure), .asked .area.can-tap');
  // One figure, and on.
  const typed = /\d/.test(document.querySelector('.keypad output')?.textContent ?? '');
  const keys = enabled('.keypad .key').filter((it) => (typed ? it.dataset.key === 'key Enter' : /key [1-9]$/.test(it.dataset.key)));
  const next = enabled('[data-next]');
  const cells = enabled('.hero .area.can-tap');
  const others = enabled('.hero .chip, .below .step, .below .chip, .below .toggle, .below .push, .bar .push')
    .filter((it) => !(it.dataset.key ?? '').startsWith('session.') && it.getAttribute('aria-pressed') !== 'true');
  const from = keys.length ? keys : asked.length ? asked : onlyNext && next.length ? next : [...cells, ...next, ...others];
  const it = from[Math.floor(window.chance() * from.length)];
  if (!it) return null;
  it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = it.getBoundingClientRect();
  const sight = it.closest('.sight')?.getBoundingClientRect() ?? box;
  const [left, right] = [Math.max(box.left, sight.left), Math.min(box.right, sight.right)];
  const [top, bottom] = [Math.max(box.top, sight.top), Math.min(box.bottom, sight.bottom)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached = hit === it || it.contains(hit) || (hit?.closest('.sight') != null && it.closest('.sight') === hit.closest('.sight'));
  return { x, y, key: it.dataset.key, isReached, hit: hit?.className?.baseVal ?? hit?.className };
};
