/** How long the frame stays after printing (specification section 9). */
const leave = 100

/** How long it stays where a browser does not tell that printing is over: on phones `print()` returns at once, with the paper still to be chosen. */
const leaveUntold = 60_000

/** Only this is added to the page's own rules: what is marked for the screen does not reach the paper, and kinds of pages. */
const paperRules =
  '.no-print{display:none!important}body{min-height:0}' +
  '@page landscape{size:A4 landscape;margin:12mm}@page edges{size:A4;margin:0}'

/** The rules of a sheet as text; empty for one of another origin, which may not be read. */
const rulesOf = (sheet: CSSStyleSheet): string => {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('')
  } catch {
    return ''
  }
}

/**
 * Styles of a document as text. Read from the rules and not from the elements: in production the rules of styled parts are
 * in no element, and a constructed sheet needs no nonce under a strict content security policy.
 */
const styleText = (from: Document): string =>
  [...from.styleSheets, ...from.adoptedStyleSheets]
    .filter(({ disabled }) => !disabled)
    .map(sheet => (sheet.media.length > 0 ? `@media ${sheet.media.mediaText}{${rulesOf(sheet)}}` : rulesOf(sheet)))
    .join('')

/** Canvases are copied empty by cloneNode: their pictures are drawn over. */
const copyCanvases = (from: Element, to: Element) => {
  const copies = [...to.querySelectorAll('canvas')]
  for (const [place, canvas] of [...from.querySelectorAll('canvas')].entries()) {
    copies[place]?.getContext('2d')?.drawImage(canvas, 0, 0)
  }
}

const pictures = (root: Element) =>
  Promise.all([...root.querySelectorAll('img')].map(image => image.decode().catch(() => undefined)))

/** Whose paper it is: a copy of the site's masthead, unless that is what is printed. */
const printHead = (element: Element): Element | null => {
  const head = document.querySelector('[data-print-head]')
  return head && !element.contains(head) ? head : null
}

const hiddenFrame = (): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  document.body.append(frame)
  return frame
}

/**
 * Prints one element alone: in a temporary frame with the styles of the page, under the site's masthead, without anything
 * marked `no-print`; the frame is removed about 100 ms after printing. `title` becomes the name of the printed file; `bare` leaves
 * the masthead out, where every page is laid out to its edges.
 */
export const printElement = async (element: Element, { title = document.title, bare = false } = {}): Promise<void> => {
  const frame = hiddenFrame()
  const { contentWindow: printer, contentDocument: paper } = frame
  const view = paper?.defaultView
  if (!printer || !paper || !view) return frame.remove()
  paper.title = title
  for (const { name, value } of document.documentElement.attributes) paper.documentElement.setAttribute(name, value)
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(styleText(document) + paperRules)
  paper.adoptedStyleSheets = [sheet]
  const copy = paper.importNode(element, true)
  const head = bare ? null : printHead(element)
  if (head) paper.body.append(paper.importNode(head, true))
  for (const screenOnly of copy.querySelectorAll('.no-print')) screenOnly.remove()
  for (const image of copy.querySelectorAll('img')) image.loading = 'eager'
  paper.body.append(copy)
  copyCanvases(element, copy)
  await pictures(paper.body)
  const remove = () => frame.remove()
  printer.addEventListener('afterprint', () => setTimeout(remove, leave))
  setTimeout(remove, leaveUntold)
  printer.focus()
  printer.print()
}
