import type { PageHead } from '#platform/head'
import awaitUserScript from './await-user.ts?head-script'
import { STRUCTURED_DATA_ID } from './document-head.ts'
import earlyScript from './early.ts?head-script'
import { ENTRY, firstFiles, type Manifest, type PageChunk } from './first-files.ts'
import { embed, PAGE_DATA_ID, type PageData, type PortalSettings } from './page-data.ts'
import startScript from './start.ts?head-script'
import { documentTitle } from './titles.ts'

interface Parts {
  html: string
  /** The style elements, nonce included. */
  styles: string
  /** Attributes of `<html>` for the look that was chosen. */
  look: Readonly<Record<string, string | undefined>>
  head: PageHead
  data: PageData
  /** What draws the page. */
  page: PageChunk
  url: string
  origin: string
  nonce: string
  settings: PortalSettings
  manifest: Manifest | null
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The libraries, two thirds of all script, are on their way with the document and keep a slow line busy until the first
 * frame; the rest is asked for then and starts the page (start.ts). In development the entry follows what the bundler puts
 * before it.
 */
function scriptsOf({ manifest, nonce, page }: Parts): string {
  if (!manifest)
    return `<script nonce="${nonce}">${awaitUserScript}${earlyScript}</script><script type="module" src="/${ENTRY}"></script>`
  const files = firstFiles(manifest, page).map(file => `/${file}`)
  return [
    `<script nonce="${nonce}" data-starts="${files.join(' ')}">${awaitUserScript}${earlyScript}${startScript}</script>`,
    `<link rel="modulepreload" href="${files[0]}">`,
  ].join('')
}

/** Files of the talent service's own face carry its name. */
const faceOf = ({ variant }: PortalSettings): string => (variant === 'talent' ? '-talent' : '')

/**
 * Marks for tabs and home screens; `npm run pictures` draws the PNGs. The standard site's stands where browsers that take
 * no SVG look for it by themselves.
 */
const icons = (face: string): string =>
  [
    `<link rel="icon" href="/favicon${face}.svg">`,
    face && `<link rel="apple-touch-icon" href="/touch-icon${face}.png">`,
  ].join('')

function metaOf({ head, settings, origin, url }: Parts): string {
  const canonical = new URL(url, origin)
  return [
    `<title>${escapeHtml(documentTitle(head.title, settings.siteName))}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical.href)}">`,
    `<meta property="og:image" content="${escapeHtml(new URL(`/share${faceOf(settings)}.png`, origin).href)}">`,
    `<meta name="SiteName" content="${escapeHtml(settings.siteName)}">`,
    ...Object.entries(head.meta ?? {}).map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}" data-page>`,
    ),
    head.structuredData
      ? `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${embed(head.structuredData)}</script>`
      : '',
  ].join('')
}

/**
 * The whole document around a rendered page. Its data stand before the words that are made of them: the document is
 * smaller that way round, by up to three in a hundred, as brotli finds more of it again.
 */
export function documentOf(parts: Parts): string {
  const { html, styles, look, data, settings, nonce } = parts
  const attributes = Object.entries({ site: settings.variant, ...look })
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('')
  return `<!doctype html><html lang="zh-CN" data-arriving${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${metaOf(parts)}<meta property="csp-nonce" nonce="${nonce}">${styles}${scriptsOf(parts)}${icons(faceOf(settings))}</head><body><script type="application/json" id="${PAGE_DATA_ID}">${embed(data)}</script><div id="root">${html}</div></body></html>`
}
