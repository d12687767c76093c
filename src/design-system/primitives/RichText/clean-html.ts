import type { DOMPurify } from 'dompurify'
import { type ArticleLevel, dressArticle } from './dress-article.ts'

const blocks = 'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption div'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'
const inline = 'strong b em i u s sub sup small mark code a img span'

/** All that an article may be made of. No element here changes how the rest is parsed (style, svg, math, textarea, noscript …). */
export const articleTags = `${blocks} ${tables} ${inline}`.split(' ')
export const articleAttributes = 'href src alt title width height colspan rowspan scope start reversed'.split(' ')

/** Of this site or of the web, a mail or a call; pictures may also be their own bytes. */
const address = /^(?:https?:|mailto:|tel:|data:image\/(?:png|jpe?g|gif|webp)[;,]|[/?#.]|[^:]*$)/i

/**
 * `html` as nodes with nothing in them but the above. Given as nodes, not as text: what is not parsed a second time cannot
 * turn into something else on the way (mutation XSS).
 */
export const cleanHtml = (purify: DOMPurify, html: string, level: ArticleLevel): DocumentFragment => {
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: articleTags,
    ALLOWED_ATTR: articleAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: address,
    RETURN_DOM_FRAGMENT: true,
  })
  return dressArticle(clean, level)
}
