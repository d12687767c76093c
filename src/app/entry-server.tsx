import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint'
import { isProtected, type PageEntry, type PageName, pages } from '#contract/pages'
import { choiceCss, createToastStore, globalCss, talentCss } from '#design-system'
import { attributesOf, displayOf, standardDisplay } from '#features/site'
import { siteReads } from '#features/site/routes'
import { callKey } from '#platform/call'
import { MemoryRouter, type Read } from '#platform/routing'
import { createSession } from '#platform/session'
import { memoryStorage } from '#platform/storage'
import { isNotFound } from '#platform/transport'
import { documentOf } from './document.ts'
import { collectedHead } from './document-head.ts'
import { Frame } from './Frame.tsx'
import type { Manifest, PageChunk } from './first-files.ts'
import { matchOf, matchOrNotFound } from './match.ts'
import type { PortalSettings } from './page-data.ts'
import { loadPage } from './pages.ts'
import { createProgress } from './progress.ts'
import { callsOf, type RouteCall } from './reads.ts'
import { moduleOf, recordOf } from './slices.ts'
import { fetchTitles } from './titles.ts'

/** What the service hands in for one page. */
export interface RenderRequest {
  /** Path with query. */
  url: string
  /** Origin that people see, for canonical addresses. */
  origin: string
  /** CSP nonce of this answer's style element. */
  nonce: string
  /** The service's own in-process client, as a guest; rejects with an error whose `code` is an envelope code. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  settings: PortalSettings
  /** The browser's cookies, as its header has them: how the page is to look. Nobody is signed in by a cookie. */
  cookies: string
  /** The service's clock, milliseconds since the epoch. */
  now: number
  /** The client build's manifest; null in development, where modules are served one by one. */
  manifest: Manifest | null
}

export interface Rendered {
  status: number
  /** The whole HTML document. */
  document: string
}

/** In one order, whichever came first: the same page is the same bytes, and takes as many on the wire. */
const inOrder = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** What draws a page of the table. */
export async function chunkOf(name: PageName): Promise<PageChunk> {
  const { Page } = await (await recordOf(name)).load()
  return { component: Page.name, records: moduleOf(name) }
}

/** Renders one address as a guest sees it; what is personal fills in afterwards, in the browser. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const answers: Record<string, unknown> = {}
  const gather = async ([endpoint, input]: RouteCall) => {
    answers[callKey(endpoint, input)] = await request.call(endpoint, input)
  }
  let match = matchOrNotFound(request.url)
  let status = missingPages.has(match.name) ? 404 : 200
  let instead: PageName | undefined
  const { reads = [], notFound = 'notFound' } = await recordOf(match.name)
  const forAll = isProtected(match.page) ? [] : reads.filter(({ audience }) => audience === undefined)
  const answered = (asked: readonly Read[]) => Promise.allSettled(callsOf(asked, match).map(gather))
  const [outcomes] = await Promise.all([
    answered([...siteReads, ...forAll.filter(({ optional }) => !optional)]),
    answered(forAll.filter(({ optional }) => optional)),
  ])
  if (outcomes.some(outcome => outcome.status === 'rejected' && isNotFound(outcome.reason))) {
    instead = notFound
    match = matchOf(instead)
    status = 404
  }
  const display = displayOf(request.cookies)
  await loadPage(match.name)
  const page = await chunkOf(match.name)
  const head = collectedHead()
  const sheet = new ServerStyleSheet({ nonce: request.nonce })
  try {
    const html = renderToString(
      sheet.collectStyles(
        <MemoryRouter at={request.url}>
          <Frame
            transport={null}
            session={createSession(memoryStorage())}
            head={head}
            rendered={{ answers, freshUntil: 0 }}
            renderedAt={request.now}
            isElder={display.size === 'elder'}
            preload={() => undefined}
            toasts={createToastStore()}
            progress={createProgress()}
            effects={null}
            instead={instead}
          />
        </MemoryRouter>,
      ),
    )
    const data = {
      answers: inOrder(answers),
      settings: request.settings,
      renderedAt: request.now,
      buildTime: __BUILD_TIME__,
      ...(instead && { shown: instead }),
    }
    const site = request.settings.variant === 'talent' ? talentCss : ''
    const choice = display === standardDisplay ? '' : choiceCss
    const css = globalCss + site + choice
    const styles = `<style nonce="${request.nonce}">${css}</style>${sheet.getStyleTags()}`
    const look = attributesOf(display)
    return {
      status,
      document: documentOf({
        ...request,
        html,
        styles,
        look,
        head: head.last(),
        data,
        page,
      }),
    }
  } finally {
    sheet.seal()
  }
}

await fetchTitles()

const names = Object.keys(pages) as PageName[]
const records = await Promise.all(names.map(recordOf))

/** Pages that say that something is not there: 404 at their own addresses too, so that no search engine keeps one. */
const missingPages: ReadonlySet<PageName> = new Set(['notFound', ...records.flatMap(({ notFound }) => notFound ?? [])])

const isListed = ({ path, access, forGuests }: PageEntry) => access === 'public' && !forGuests && !path.includes(':')

/** Addresses of public pages without parameters, for the site map. */
export const publicPaths: readonly string[] = names
  .filter(name => !missingPages.has(name) && isListed(pages[name]))
  .map(name => pages[name].path)
