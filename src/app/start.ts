/**
 * Runs in the page's head, as text: starts the page's script when the first frame is on its way to the screen, so that what
 * there is to read is seen first. The libraries, preloaded, keep a slow line busy beyond that, so that the page is ready no
 * later for it (`npm run bench -- readiness`). A page in the background has no frames, and starts at once.
 */
const FRAME_MS = 50
const files = document.currentScript?.dataset.starts?.split(' ') ?? []
const start = () => files.map(file => import(/* @vite-ignore */ file))

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start, FRAME_MS))
