/**
 * Goes back where that leads to this address of the site, so that the page does not stand in the history twice; tells whether
 * it does. A browser that does not say which page is before is not asked to go there.
 */
export function goBackTo(to: string): boolean {
  const known: Partial<Pick<Window, 'navigation'>> = window
  const place = known.navigation?.currentEntry?.index ?? 0
  const before = known.navigation?.entries()[place - 1]
  const isBefore = before?.url === new URL(to, location.href).href
  if (isBefore) window.history.back()
  return isBefore
}
