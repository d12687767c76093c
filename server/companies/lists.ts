import {
  listImportantCompanies,
  listSimilarCompanies,
  listSubsiteCompanies,
  searchCompanies,
} from '#contract/companies'
import { chinaDay } from '../clock.ts'
import { fileAddress } from '../http/files/address.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { hiderOf } from '../jobs/queries/search.ts'
import { wantedIn } from '../jobs/search/words.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { cityCodes, placeLabel } from '../places.ts'
import { rememberedFor } from '../remembered.ts'
import {
  type CardRow,
  countImportant,
  countNamed,
  countOfCity,
  listImportantRows,
  listNamedRows,
  listRowsOfCity,
} from './list-queries.ts'
import { findSimilar } from './similar-queries.ts'

const toCard = (row: CardRow) => ({
  id: String(row.id),
  name: row.name,
  shortName: row.short_name,
  trade: row.trade,
  companyType: row.company_type,
  scale: row.scale,
  place: placeLabel(row.city, row.district),
  logo: fileAddress(row.logo_file),
  openJobs: row.open_jobs,
})

/** So many like one are shown beside it. */
const SIMILAR = 6

/** Past so many of a name nobody counts on. */
const COUNTED = 1_000

const MINUTE = { seconds: 60, most: 50 } as const

/** How many of a city are hiring is dear to count, and may be a minute old for those who have hidden none. */
const rememberedOfCity = rememberedFor(
  MINUTE,
  ({ city, hiring }: { readonly city: string; readonly hiring: boolean }) => `${city} ${hiring}`,
  (asked, { db, now }) => countOfCity(db, { ...asked, today: chinaDay(now), hiddenBy: undefined }),
)

export const listCalls = [
  serve(listImportantCompanies, async ({ city, trade, ...paging }, { db, user, now }) => {
    const wanted = { city, trade, today: chinaDay(now), hiddenBy: await hiderOf(db, user) }
    const rows = await listImportantRows(db, wanted, sliceOf(paging))
    return exactPage(rows.map(toCard), await countImportant(db, wanted), paging)
  }),

  serve(listSimilarCompanies, async ({ id }, { db, user, now }) => {
    const asked = { id, today: chinaDay(now), hiddenBy: await hiderOf(db, user), most: SIMILAR }
    const rows = await findSimilar(db, asked)
    if (!rows) throw notFound()
    return { list: rows.map(toCard) }
  }),

  serve(searchCompanies, async ({ t, page, pageSize, ...filters }, { db, user, now }) => {
    const words = wantedIn(t)
    if (words.length === 0) return { list: [], total: 0, capped: false, page, pageSize }
    const wanted = { ...filters, words, today: chinaDay(now), hiddenBy: await hiderOf(db, user) }
    const rows = await listNamedRows(db, wanted, sliceOf({ page, pageSize }))
    const total = await countNamed(db, wanted, COUNTED + 1)
    return { list: rows.map(toCard), total: Math.min(total, COUNTED), capped: total > COUNTED, page, pageSize }
  }),

  serve(listSubsiteCompanies, async ({ city, hiring, ...paging }, context) => {
    const { db, user, now } = context
    if (!cityCodes.includes(city)) throw notFound()
    const hiddenBy = await hiderOf(db, user)
    const asked = { city, hiring: hiring === '1' }
    const wanted = { ...asked, today: chinaDay(now), hiddenBy }
    const rows = await listRowsOfCity(db, wanted, sliceOf(paging))
    const total = await (hiddenBy ? countOfCity(db, wanted) : rememberedOfCity(asked, context))
    return exactPage(rows.map(toCard), total, paging)
  }),
]
