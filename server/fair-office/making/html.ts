const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => entities[sign] ?? sign)

/** What an organiser has written as markup: paragraphs alone, everything in them text. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => `<p>${escaped(part).replaceAll('\n', '<br />')}</p>`)
    .join('')

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of a notice's markup, as a form shows them: `toParagraphs` of them is the same again where it came from there. */
export const toWords = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(td|th)>\s*<(td|th)[^>]*>/gi, '：')
    .replaceAll(/<\/(li|tr)>/gi, '\n')
    .replaceAll(/<\/(p|h\d|ul|ol|table|blockquote)>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
