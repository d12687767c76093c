import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Most bytes of JavaScript, compressed by brotli, that a first visit of a page may load. */
export const SCRIPT_LIMIT = 120_000

const ENTRY = 'src/app/entry-client.tsx'

/** The pages that anybody may come to first: an address, and the name that the page's chunk carries. */
const publicPages = {
  '/': 'HomePage',
  '/job-search': 'JobSearchPage',
  '/job-details/:id': 'JobDetailsPage',
  '/company-details/:id': 'CompanyDetailsPage',
  '/flexible': 'FlexiblePage',
  '/consultation': 'ConsultationPage',
  '/consultation-list': 'ConsultationListPage',
  '/news/page/:id': 'ArticlePage',
  '/news/template/:id': 'ArticleTemplatePage',
  '/group/news': 'GroupNewsPage',
  '/notice/list': 'NoticeListPage',
  '/government/regulations': 'RegulationsPage',
  '/help': 'HelpPage',
  '/about': 'AboutPage',
  '/supervision': 'SupervisionPage',
  '/suggestions': 'SuggestionsPage',
  '/questionnaire/jtjj': 'QuestionnairePage',
  '/archives': 'ArchivesPage',
  '/archives/query': 'ArchiveQueryPage',
  '/archives/index': 'ArchiveServicePage',
  '/payment/index': 'PaymentPage',
  '/user/login': 'LoginPage',
  '/user/register': 'MemberRegisterPage',
  '/org/register': 'CompanyRegisterPage',
  '/forget/pwd/:id': 'RetrievePasswordPage',
  '/topic/:name': 'TopicPage',
  '/school/high': 'SchoolJobsPage',
  '/school/job/:id': 'SchoolJobPage',
  '/screen/recruit': 'RecruitScreenPage',
  '/site-map': 'SiteMapPage',
  '/recruitment': 'FairsPage',
  '/recruitment/list': 'FairListPage',
  '/recruitment/advance': 'FairCalendarPage',
  '/recruitment/active': 'FairsRunningPage',
  '/recruitment/template/:id': 'FairSeriesPage',
  '/recruitment/20240602': 'FairOf20240602Page',
  '/recruitment/page/:id': 'JobFairPage',
  '/recruitment/scene/:id': 'JobFairScenePage',
} as const

/** What the client build's manifest says of one chunk. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface Weight {
  readonly path: string
  readonly files: number
  /** Bytes on the wire. */
  readonly bytes: number
}

/** Key of the records that come with a page: those of its slice, or the shell's own. */
const recordsOf = (pageKey: string) =>
  pageKey.startsWith('src/app/') ? 'src/app/own-pages.ts' : pageKey.replace(/\/pages\/.*/, '/routes.ts')

/** Files that a first visit of a page loads: the entry, the page's chunk, its records and all that these import, each once. */
export function filesOf(manifest: Manifest, page: string): string[] {
  const pageKey = Object.keys(manifest).find(key => manifest[key]?.isDynamicEntry && manifest[key]?.name === page)
  if (pageKey === undefined) throw new Error(`The build has no chunk of ${page}`)
  const seen = new Set<string>()
  const files: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (seen.has(key)) return
    seen.add(key)
    if (chunk === undefined) throw new Error(`The manifest names ${key} and does not have it`)
    files.push(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(ENTRY)
  visit(pageKey)
  visit(recordsOf(pageKey))
  return files
}

/** Bytes of one file as the service sends it: what lies beside it compressed, else what compressing it gives. */
function bytesOf(path: string): number {
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`).length : brotliCompressSync(readFileSync(path)).length
}

/** Weighs pages of a build, all that are public unless told otherwise. Throws when it lacks one of them. */
export function weigh(client: string, pages: Readonly<Record<string, string>> = publicPages): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  return Object.entries(pages).map(([path, page]) => {
    const files = filesOf(manifest, page)
    return { path, files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(join(client, file)), 0) }
  })
}
