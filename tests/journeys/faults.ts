/** What a person sees wrong with the page that is open, whatever it is about. Runs inside the page. */
export function faultsOfPage(): string[] {
  const main = document.querySelector('main')
  if (!main) return ['has no main landmark']
  const words = (element: Element) => (element.textContent ?? '').trim()
  const told = (element: Element) => `${element.tagName.toLowerCase()} 「${words(element).slice(0, 40)}」`
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const shown = (selector: string, within: ParentNode = main) =>
    [...within.querySelectorAll(selector)].filter(element => isShown(element))

  const [title, ...others] = document.querySelectorAll('h1')
  const faults: string[] = []
  if (!title || words(title) === '' || !isShown(title)) faults.push('has no visible h1')
  if (others.length > 0) faults.push(`has ${others.length + 1} h1`)
  for (const busy of shown('[aria-busy="true"]')) faults.push(`still loads: ${told(busy)}`)
  for (const button of shown('button'))
    if (/^(重试|重新加载)/.test(words(button))) faults.push(`failed to load: ${told(button.parentElement ?? button)}`)
  for (const toast of shown('[data-toast], [role="alert"]', document))
    if (words(toast) !== '') faults.push(`complains: ${told(toast)}`)
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) faults.push(`has a broken picture ${picture.src}`)
  if (/\b(undefined|NaN|null|Invalid Date)\b|\[object /.test(main.innerText))
    faults.push('shows what only a program says')

  // A heading stands above something: text or a picture before the next heading of its rank.
  const headings = shown('h1, h2, h3, h4').filter(heading => !heading.closest('article, li, a, summary'))
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const contents: Node[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node instanceof Element ? node : node.parentElement
    if (!element || element.closest('script, style, noscript, [hidden]')) continue
    if (headings.some(heading => heading.contains(element))) continue
    const isContent = node === element ? element.matches('img, svg, canvas, video, input, select, textarea') : true
    if (isContent && (node === element || (node.nodeValue ?? '').trim() !== '')) contents.push(node)
  }
  const follows = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  headings.forEach((heading, index) => {
    const next = headings.slice(index + 1).find(({ tagName }) => tagName <= heading.tagName)
    if (!contents.some(node => follows(node, heading) && (!next || follows(next, node))))
      faults.push(`has nothing under ${told(heading)}`)
  })

  const width = document.documentElement.scrollWidth
  if (width > screen.width && width > document.documentElement.clientWidth)
    faults.push(`scrolls sideways, ${width} wide`)
  return faults
}

/** Whether the page has been taken over by its script, knows who reads it, and nothing in it waits. Runs inside the page. */
export const isSettled = () =>
  !document.documentElement.matches('[data-arriving], [data-awaits-user=""]') &&
  document.querySelector('main h1') !== null &&
  !document.querySelector('main [aria-busy="true"], [data-awaits-user] [data-later] [data-per-user]')
