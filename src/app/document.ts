import type { PageHead } from '#platform/head'
import { STRUCTURED_DATA_ID } from './document-head.ts'
import earlyScript from './early.ts?head-script'
import { embed, PAGE_DATA_ID, type PageData, type PortalSettings } from './page-data.ts'
import startScript from './start.ts?head-script'
import { documentTitle } from './titles.ts'

/** The client build's manifest, as Vite writes it. */
export type Manifest = Record<string, ManifestChunk>

interface ManifestChunk {
  file: string
  name?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
}

interface Parts {
  html: string
  /** The style elements, nonce included. */
  styles: string
  /** Attributes of `<html>` for the look that was chosen. */
  look: Readonly<Record<string, string | undefined>>
  head: PageHead
  data: PageData
  /** Name of the page's component, which its chunk carries too. */
  pageName: string
  url: string
  origin: string
  nonce: string
  settings: PortalSettings
  manifest: Manifest | null
}

const ENTRY = 'src/app/entry-client.tsx'

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Files that the page needs at once: its own chunk and what that and the entry import. */
function chunkFiles(manifest: Manifest, pageName: string): string[] {
  const page = Object.keys(manifest).find(key => manifest[key]?.isDynamicEntry && manifest[key]?.name === pageName)
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  if (page) visit(page)
  return [...seen]
}

/**
 * The libraries, two thirds of all script, are on their way with the document and keep a slow line busy until the first
 * frame; the rest is asked for then and starts the page (start.ts). In development the entry follows what the bundler puts
 * before it.
 */
function scriptsOf({ manifest, pageName, nonce }: Parts): string {
  if (!manifest)
    return `<script nonce="${nonce}">${earlyScript}</script><script type="module" src="/${ENTRY}"></script>`
  const files = chunkFiles(manifest, pageName)
  const isLibrary = (file: string) => file.includes('/libraries-')
  const starts = files.filter(file => !isLibrary(file)).map(file => `/${file}`)
  return [
    `<script nonce="${nonce}" data-starts="${starts.join(' ')}">${earlyScript}${startScript}</script>`,
    ...files.filter(isLibrary).map(file => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}

function metaOf({ head, settings, origin, url }: Parts): string {
  const canonical = new URL(url, origin)
  return [
    `<title>${escapeHtml(documentTitle(head.title, settings.siteName))}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noIndex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical.href)}">`,
    `<meta name="SiteName" content="${escapeHtml(settings.siteName)}">`,
    head.structuredData
      ? `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${embed(head.structuredData)}</script>`
      : '',
  ].join('')
}

/** The whole document around a rendered page. */
export function documentOf(parts: Parts): string {
  const { html, styles, look, data, settings, nonce } = parts
  const attributes = Object.entries({ site: settings.variant, ...look })
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('')
  return `<!doctype html><html lang="zh-CN"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${metaOf(parts)}<meta property="csp-nonce" nonce="${nonce}">${styles}${scriptsOf(parts)}<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body><div id="root">${html}</div><script type="application/json" id="${PAGE_DATA_ID}">${embed(data)}</script></body></html>`
}
