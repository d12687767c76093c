/**
 * Runs in the page's head, as text: says of a browser that keeps a session that the page, which the service has drawn for
 * guests, waits for its user (`data-awaits-user`, which Portal.tsx makes `late` once they are known, or nobody: what still
 * waits are parts whose script is on its way). Until then the design system's `data-per-user` keeps back what would be
 * drawn otherwise or pushed aside for them. A browser that refuses its storage keeps no session. The key is that of the
 * token storage (document.test.ts).
 */
try {
  if (Number(localStorage.getItem('expir')) > Date.now()) document.documentElement.dataset.awaitsUser = ''
} catch {}
