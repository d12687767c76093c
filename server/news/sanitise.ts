const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const
const figures = ['figure', 'figcaption'] as const
const inline = ['strong', 'em', 'a'] as const
const endless: readonly string[] = ['br', 'img']

/** All that the text of an article may be made of; `br` and `img` alone have no end. */
export const allowedTags: ReadonlySet<string> = new Set([...blocks, ...figures, ...inline, ...endless])

/** Elements whose content is no text for readers. */
const HIDDEN = /<(script|style|template|iframe|object|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(-->|$)/g
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>/gi

/** Of this site or of the web; nothing that runs. */
const HREF = /\shref\s*=\s*(?:"((?:https?:\/\/|\/(?![/\\]))[^"'\s]*)"|'((?:https?:\/\/|\/(?![/\\]))[^"'\s]*)')/i
const SPAN = /\s(colspan|rowspan)\s*=\s*["']?([1-9]\d?)["']?(?=[\s/]|$)/gi

const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Pictures are this site's own: a visitor's reading is nobody else's business. */
const SRC = /\ssrc\s*=\s*(?:"(\/(?![/\\])[^"'\s<>]*)"|'(\/(?![/\\])[^"'\s<>]*)')/i
const ALT = /\salt\s*=\s*(?:"([^"<>]*)"|'([^'"<>]*)')/i
const MEASURE = /\s(width|height)\s*=\s*["']?([1-9]\d{0,3})["']?(?=[\s/]|$)/gi

/** A picture that keeps its place until it is scrolled to; '' without a source that may be shown. */
function imageOf(source: string): string {
  const [, double, single] = SRC.exec(source) ?? []
  const src = double ?? single
  if (src === undefined) return ''
  const [, words, otherWords] = ALT.exec(source) ?? []
  const measures = new Map([...source.matchAll(MEASURE)].map(([, name = '', size]) => [name.toLowerCase(), size]))
  const box = [...measures].map(([name, size]) => ` ${name}="${size}"`).join('')
  return `<img src="${escapeText(src)}" alt="${escapeText(words ?? otherWords ?? '')}"${box} loading="lazy">`
}

function attributesOf(tag: string, source: string): string {
  if (tag === 'a') {
    const [, double, single] = HREF.exec(source) ?? []
    const href = double ?? single
    return href === undefined ? '' : ` href="${escapeText(href)}"`
  }
  if (tag !== 'td' && tag !== 'th') return ''
  const spans = new Map([...source.matchAll(SPAN)].map(([, name = '', size]) => [name.toLowerCase(), size]))
  return [...spans].map(([name, size]) => ` ${name}="${size}"`).join('')
}

/**
 * HTML of an article with nothing in it but the allowed elements, every one of them closed. Markup is written anew from
 * what was understood, so what was not understood comes out as text or not at all.
 */
export function sanitise(html: string): string {
  const source = html.replace(COMMENT, '').replace(HIDDEN, '')
  const open: string[] = []
  let out = ''
  let end = 0
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of source.matchAll(TAG)) {
    out += escapeText(source.slice(end, index))
    end = index + whole.length
    const tag = name.toLowerCase()
    if (!allowedTags.has(tag)) continue
    if (endless.includes(tag)) {
      if (slash === '') out += tag === 'br' ? '<br>' : imageOf(attributes)
      else if (tag === 'br') out += '<br>'
    } else if (slash === '') {
      open.push(tag)
      out += `<${tag}${attributesOf(tag, attributes)}>`
    } else if (open.includes(tag)) {
      out += closing(open.splice(open.lastIndexOf(tag)))
    }
  }
  return out + escapeText(source.slice(end)) + closing(open)
}

/** Ends of elements, the innermost first. */
const closing = (tags: readonly string[]) => tags.map(tag => `</${tag}>`).reduceRight((all, tag) => all + tag, '')
