import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** A site map holds 50,000 addresses at most (sitemaps.org); older things are found through these. */
const MOST = { jobs: 30_000, companies: 10_000, articles: 5_000 } as const

interface Found {
  readonly path: string
  readonly at: string | null
}

const findPages = (db: Queryable) =>
  db.query<Found>(sql`
    (select '/job-details/' || id as path, refreshed_at as at from jobs where status = 'valid'
      order by refreshed_at desc, id desc limit ${MOST.jobs})
    union all
    (select '/company-details/' || id, updated_at from companies order by id limit ${MOST.companies})
    union all
    (select '/news/page/' || id, published_at from articles order by published_at desc, id desc limit ${MOST.articles})`)

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const entry = (origin: string, { path, at }: Found) =>
  `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${at === null ? '' : `<lastmod>${at.slice(0, 10)}</lastmod>`}</url>`

/** Everything that a search engine may find: the given pages, open jobs, companies and articles. */
export async function siteMap(db: Queryable, origin: string, paths: readonly string[]): Promise<string> {
  const pages = [...paths.map(path => ({ path, at: null })), ...(await findPages(db))]
  const entries = pages.map(page => entry(origin, page))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** What search engines leave alone: calls, files, and pages that need a login anyway. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/api/', '/files/', '/user/', '/manage/', '/enterprise/', '/message'].map(path => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
