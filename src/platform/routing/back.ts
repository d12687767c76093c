import { pageAt } from '#contract/pages'

/** A door, which somebody who has signed in is led on from: going back passes it. */
const isDoor = (url: string) => pageAt(new URL(url).pathname)?.page.forGuests === true

/**
 * Goes back where that leads to this address of the site, past the doors of signing in, so that the page does not stand in
 * the history twice; tells whether it does. A browser that does not say which pages are before is not asked to go there.
 */
export function goBackTo(to: string): boolean {
  const known: Partial<Pick<Window, 'navigation'>> = window
  const place = known.navigation?.currentEntry?.index ?? 0
  const before = known.navigation?.entries().slice(0, place) ?? []
  const nearest = before.findLastIndex(({ url }) => url !== null && !isDoor(url))
  const isBefore = before[nearest]?.url === new URL(to, location.href).href
  if (isBefore) window.history.go(nearest - place)
  return isBefore
}
