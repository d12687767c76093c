import sanitizeHtml from 'sanitize-html'

const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const
const figures = ['figure', 'figcaption', 'img'] as const
const inline = ['strong', 'em', 'a', 'br'] as const

/** All that the text of an article may be made of. */
export const allowedTags: ReadonlySet<string> = new Set([...blocks, ...figures, ...inline])

/** Elements whose content is no text for readers. */
const hidden = [
  ...['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'option', 'title', 'svg'],
  ...['math', 'xmp'],
]

/** A path of this site; with a second slash it would be another site's. */
const PATH = /^\/(?![/\\])[^"'\s<>]*$/
/** Of this site or of the web; nothing that runs. */
const LINK = /^(?:https?:\/\/|\/(?![/\\]))[^"'\s<>]*$/
const SPAN = /^[1-9]\d?$/
const PIXELS = /^[1-9]\d{0,3}$/

type Attributes = sanitizeHtml.Attributes

/** Those attributes whose value is what it should be. */
const fitting = (given: Attributes, rules: Readonly<Record<string, RegExp>>): Attributes =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const value = given[name]
      return value !== undefined && rule.test(value) ? [[name, value]] : []
    }),
  )

const keeping =
  (attributesOf: (given: Attributes) => Attributes): sanitizeHtml.Transformer =>
  (tagName, given) => ({ tagName, attribs: attributesOf(given) })

const cell = keeping(given => fitting(given, { colspan: SPAN, rowspan: SPAN }))

/** Pictures are this site's own: a visitor's reading is nobody else's business. They come when they are scrolled to. */
const picture = keeping(given => ({
  ...fitting(given, { src: PATH }),
  alt: given.alt ?? '',
  ...fitting(given, { width: PIXELS, height: PIXELS }),
  loading: 'lazy',
}))

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  // What an element keeps is decided beneath, value by value.
  allowedAttributes: {
    a: ['href'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  transformTags: { a: keeping(given => fitting(given, { href: LINK })), td: cell, th: cell, img: picture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  nonTextTags: hidden,
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
}

/**
 * HTML of an article with nothing in it but the allowed elements, every one of them closed. Markup is written anew from
 * what was understood, so what was not understood comes out as text or not at all.
 */
export const sanitise = (html: string): string =>
  // The library closes elements without content as XML does. Wherever else it leaves a ">", it is written as an entity.
  sanitizeHtml(html, options).replaceAll(' />', '>')
