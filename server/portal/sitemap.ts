import { pages, pathTo } from '#contract/pages'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { rememberedFor } from '../remembered.ts'

/** A site map holds 50,000 addresses at most (sitemaps.org); older things are found through these. */
const MOST = { jobs: 30_000, companies: 10_000, articles: 4_000, topics: 500, schoolJobs: 500 } as const

interface Found {
  readonly path: string
  readonly at: string | null
}

/** Pages of single things, by what the query calls them. */
const pageOf = {
  job: (id: string) => pathTo('jobDetails', { id }),
  company: (id: string) => pathTo('companyDetails', { id }),
  article: (id: string) => pathTo('article', { id }),
  schoolJob: (id: string) => pathTo('schoolJob', { id }),
  topic: (address: string) => address,
} as const

interface Row {
  readonly kind: keyof typeof pageOf
  /** Its id; the address of a topic. */
  readonly key: string
  readonly at: string
}

/** The fixed topics are pages of their own, which are given. */
const LATER_TOPICS = pages.topic.path.replace(':name', '%')

async function findPages(db: Queryable, today: string): Promise<Found[]> {
  const rows = await db.query<Row>(sql`
    (select 'job' as kind, id::text as key, refreshed_at as at from jobs
      where status = 'valid' and expires_on >= ${today}::date
      order by refreshed_at desc, jobs.id desc limit ${MOST.jobs})
    union all
    (select 'company', id::text, updated_at from companies order by companies.id limit ${MOST.companies})
    union all
    (select 'article', id::text, published_at from articles
      where status = 'published' order by published_at desc, articles.id desc limit ${MOST.articles})
    union all
    (select 'topic', address, updated_at from topics where not members and address like ${LATER_TOPICS}
      order by address limit ${MOST.topics})
    union all
    (select 'schoolJob', id::text, published_at from school_jobs
      order by closes_on desc, school_jobs.id desc limit ${MOST.schoolJobs})`)
  return rows.map(({ kind, key, at }) => ({ path: pageOf[kind](key), at }))
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const entry = (origin: string, { path, at }: Found) =>
  `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${at === null ? '' : `<lastmod>${at.slice(0, 10)}</lastmod>`}</url>`

/** Search engines come back after hours: ten minutes are nothing to them, and the map is dear to write. */
const SECONDS = 600

/** The same for every host. Asked anew on a new day, which brings and takes away jobs at once. */
const foundPages = rememberedFor(
  { seconds: SECONDS, most: 1 },
  (day: string) => day,
  (day, { db }) => findPages(db, day),
)

interface Sought {
  readonly origin: string
  /** Addresses of pages that are always there. */
  readonly paths: readonly string[]
  /** Today in China. */
  readonly day: string
}

/**
 * Everything that a search engine may find: the given pages, open jobs, companies, articles, topics and jobs at
 * universities. Written once for however many ask at once, and kept as it is sent.
 */
export const siteMap = rememberedFor(
  { seconds: SECONDS, most: 4 },
  ({ origin, day }: Sought) => `${day} ${origin}`,
  async ({ origin, paths, day }, given) => {
    const listed = [...paths.map(path => ({ path, at: null })), ...(await foundPages(day, given))]
    const entries = listed.map(page => entry(origin, page))
    return new TextEncoder().encode(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    )
  },
)

/**
 * What search engines leave alone: calls, files, and pages that need a login anyway, but not the doors to them; a host outside the main recruitment
 * domain whole, so that the same page is not found under two names.
 */
export const robots = (origin: string, main: boolean) => (main ? robotsOf(origin) : 'User-agent: *\nDisallow: /\n')

const robotsOf = (origin: string) =>
  [
    'User-agent: *',
    ...['/api/', '/files/', '/user/', '/manage/', '/enterprise/', pathTo('seekerMessages')].map(
      path => `Disallow: ${path}`,
    ),
    ...[pathTo('seekerLogin'), pathTo('seekerRegister')].map(path => `Allow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
