/** The level of an article's highest headings: below the page's h1. */
export type ArticleLevel = 2 | 3 | 4

const elements = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

const renamed = (element: Element, name: string) => {
  const other = document.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** Headings keep their order below `level`, whatever level the author began at. */
const placeHeadings = (root: ParentNode, level: ArticleLevel) => {
  const headings = elements(root, 'h1,h2,h3,h4,h5,h6')
  const levelOf = ({ tagName }: Element) => Number(tagName[1])
  const top = Math.min(...headings.map(levelOf))
  for (const heading of headings) renamed(heading, `h${Math.min(6, levelOf(heading) - top + level)}`)
}

const boxed = (element: Element, kind: string, name: 'div' | 'span') => {
  const box = document.createElement(name)
  box.dataset.box = kind
  element.replaceWith(box)
  box.append(element)
  return box
}

/** A wide table scrolls in its own box, also by keyboard. */
const boxTables = (root: ParentNode) => {
  for (const table of elements(root, 'table')) {
    if (table.parentElement?.closest('table')) continue
    const box = boxed(table, 'table', 'div')
    box.tabIndex = 0
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', table.querySelector('caption')?.textContent?.trim() || '表格，可左右滚动')
  }
}

const boxImages = (root: ParentNode) => {
  for (const image of root.querySelectorAll('img')) {
    image.loading = 'lazy'
    image.decoding = 'async'
    if (!image.hasAttribute('alt')) image.alt = ''
    const known = Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0
    const box = boxed(image, 'image', 'span')
    if (!known) box.dataset.shape = 'unknown'
  }
}

const isElsewhere = (link: HTMLAnchorElement) => /^https?:$/.test(link.protocol) && link.origin !== location.origin

const markLinks = (root: ParentNode) => {
  for (const link of root.querySelectorAll('a')) {
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes)
    else if (isElsewhere(link)) {
      link.rel = 'external noopener noreferrer'
      const said = document.createElement('span')
      said.dataset.box = 'said'
      said.textContent = '（外部链接）'
      link.append(said)
    }
  }
}

/** Clean nodes made fit for the page. Changes and gives back `root`. */
export const dressArticle = (root: DocumentFragment, level: ArticleLevel): DocumentFragment => {
  placeHeadings(root, level)
  boxTables(root)
  boxImages(root)
  markLinks(root)
  return root
}

/** In place of a picture that could not be shown: says so, and what it would have shown. */
export const markBroken = (image: HTMLImageElement): void => {
  const box = image.closest<HTMLElement>('[data-box="image"]')
  if (!box || box.dataset.broken !== undefined) return
  box.dataset.broken = ''
  const words = document.createElement('span')
  words.textContent = image.alt === '' ? '图片未能显示' : `图片未能显示：${image.alt}`
  image.replaceWith(words)
}
