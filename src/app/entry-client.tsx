import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Portal } from './Portal.tsx'
import { readPageData } from './page-data.ts'
import { loadPage } from './pages.ts'
import { createShell } from './shell.ts'
import { matchOrNotFound } from './shown.ts'

// The scroll lock under a dialog is a style element of its own: this is where it looks for the nonce of the strict policy.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce })

async function start(root: HTMLElement) {
  const data = readPageData(document)
  const shell = createShell(data, window)
  // The chunk of the page that is already on screen comes first: without it there is nothing to hydrate.
  await loadPage(matchOrNotFound(data.shown ?? location.pathname + location.search).route)
  // In slices: a tap, a scroll or a keystroke is answered between them.
  startTransition(() => {
    hydrateRoot(root, <Portal shell={shell} data={data} />)
  })
}

// Not awaited here: a page's chunk that shares code with this one would wait for it, and it for the chunk.
const root = document.getElementById('root')
if (root) void start(root)
