/**
 * Goes back where that leads to this address of the site, so that the page does not stand in the history twice; tells whether
 * it does. An entry made by the router keeps the page before, and a document that a link led to has it from the browser.
 */
export function goBackTo(to: string): boolean {
  const isBefore = history.length > 1 && new URL(to, location.href).href === (history.state ?? document.referrer)
  if (isBefore) history.back()
  return isBefore
}
