import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { matchOf, matchOrNotFound } from './match.ts'
import { Portal } from './Portal.tsx'
import { readPageData } from './page-data.ts'
import { loadPage } from './pages.ts'
import { createShell } from './shell.ts'

// The scroll lock under a dialog is a style element of its own: this is where it looks for the nonce of the strict policy.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce })

async function start(root: HTMLElement) {
  const data = readPageData(document)
  const shell = createShell(data, window)
  // Record and chunk of the page that is already on screen come first: without them there is nothing to hydrate.
  const drawnAt = window.held?.at ?? location.href
  const { name } = data.shown ? matchOf(data.shown) : matchOrNotFound(drawnAt)
  await loadPage(name)
  // In slices: a tap, a scroll or a keystroke is answered between them.
  startTransition(() => {
    hydrateRoot(root, <Portal shell={shell} data={data} drawnAt={drawnAt} />)
  })
}

// Not awaited here: a page's chunk that shares code with this one would wait for it, and it for the chunk. And in a task of its
// own: on a slow phone, running what was fetched has taken long enough.
const root = document.getElementById('root')
if (root) setTimeout(() => void start(root))
