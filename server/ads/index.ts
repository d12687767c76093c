import { adDetail, listAds, listAdsByAlias } from '#contract/ads'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { type AdRow, countAds, findAd, listAdRows } from './queries.ts'

/** Addresses that may stand in a link or picture: of this site, or of the web. */
const safe = (value: string) => (/^(\/(?![/\\])|https?:\/\/)\S*$/.test(value) ? value : '')

const toAd = ({ id, alias, title, words, image, href, starts_on, ends_on }: AdRow) => ({
  id: String(id),
  alias,
  title,
  words,
  image: safe(image),
  href: safe(href) || '/',
  startsOn: starts_on,
  endsOn: ends_on,
})

/** As many as one place ever shows. */
const OF_A_PLACE = { limit: 12, offset: 0 }

/** Banners between their first and last day. */
export const adsCalls = [
  serve(listAds, async (paging, { db, now }) => {
    const rows = await listAdRows(db, chinaDay(now), sliceOf(paging))
    return exactPage(rows.map(toAd), await countAds(db, chinaDay(now)), paging)
  }),

  serve(listAdsByAlias, async ({ alias }, { db, now }) => ({
    list: (await listAdRows(db, chinaDay(now), OF_A_PLACE, alias)).map(toAd),
  })),

  serve(adDetail, async ({ id }, { db, now }) => {
    const row = await findAd(db, id, chinaDay(now))
    if (!row) throw notFound()
    return toAd(row)
  }),
]
