/**
 * Runs in the page's head, as text: starts the page's script when the first frame is on its way to the screen, so that what
 * there is to read is seen first. The libraries, preloaded, keep a slow line busy beyond that, so that the page is ready no
 * later for it (`npm run bench -- readiness`); they are run while the rest is on its way, and a tap is answered between the
 * two. A page in the background has no frames, and starts at once.
 */
const FRAME_MS = 100
const [libraries = '', ...files] = document.currentScript?.dataset.starts?.split(' ') ?? []

const start = () => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const run = () => files.map(file => import(/* @vite-ignore */ file))
  void import(/* @vite-ignore */ libraries).finally(() => setTimeout(run))
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start, FRAME_MS))
