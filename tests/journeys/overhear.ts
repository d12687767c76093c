import type { Page } from 'playwright/test'

/**
 * Remembers whether a page has said these words, which may be gone before a slow test looks: for what closes by itself.
 * Asked for before the page is opened.
 */
export async function overhear(page: Page, words: string): Promise<() => boolean> {
  let isHeard = false
  await page.exposeFunction('hear', () => {
    isHeard = true
  })
  await page.addInitScript(told => {
    const listener = new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (!added.some(node => node.textContent?.includes(told))) return
      listener.disconnect()
      Reflect.apply(Reflect.get(window, 'hear'), window, [])
    })
    listener.observe(document, { childList: true, subtree: true })
  }, words)
  return () => isHeard
}
