import { type Exhibitor, listExhibitors } from '#contract/fair-halls'
import { toHalfWidth } from '#contract/rules'
import { chinaDay } from '../clock.ts'
import { toShownCheck } from '../companies/licence-check.ts'
import { fileAddress } from '../http/files/address.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { wordsOf } from '../words.ts'
import { type Conditions, countedBy, leftWithout } from './counted.ts'
import { type ExhibitorRow, listExhibitorRows, listStanding, type StandingRow } from './exhibitor-queries.ts'
import { isShown } from './info-queries.ts'

const folded = (text: string) => toHalfWidth(text).toLowerCase()

const toExhibitor = (row: ExhibitorRow): Exhibitor => ({
  participation: row.participation_id,
  companyId: String(row.company_id),
  name: row.name,
  shortName: row.short_name,
  logo: fileAddress(row.logo_file),
  trade: row.trade,
  companyType: row.company_type,
  scale: row.scale,
  place: placeLabel(row.city, row.district),
  ...toShownCheck(row),
  accountKind: row.account_kind,
  tags: row.tags,
  booth: row.booth,
  hallId: row.hall_id,
  hall: row.hall,
  jobs: row.jobs,
  headcount: row.headcount,
  topJobs: row.top.map(({ id, title, wage_min, wage_max, wage_months, education, open }) => ({
    id: String(id),
    title,
    wageMin: wage_min,
    wageMax: wage_max,
    wageMonths: wage_months,
    education,
    open,
  })),
})

/** Every word stands in the employer's name, or is its booth. */
const hasWords = (words: readonly string[]) => (row: StandingRow) => {
  const names = folded(`${row.name} ${row.short_name}`)
  return words.every(word => names.includes(word) || folded(row.booth) === word)
}

/** Who stands at a fair. */
export const exhibitorCalls = [
  serve(listExhibitors, async ({ fair, t, trade, hall, tag, ...paging }, { db, now }) => {
    if (!(await isShown(db, fair, now))) throw notFound()
    const rows = await listStanding(db, fair)
    const conditions: Conditions<StandingRow> = {
      words: hasWords(wordsOf(folded(t))),
      trade: row => trade === '' || row.trade === trade,
      hall: row => hall === '' || row.hall_id === hall,
      tag: row => tag === '' || row.tags.includes(tag),
    }
    const found = leftWithout(rows, conditions, '')
    const { limit, offset } = sliceOf(paging)
    const shown = found.slice(offset, offset + limit).map(({ participation_id }) => participation_id)
    const page = shown.length === 0 ? [] : await listExhibitorRows(db, shown, chinaDay(now))
    return {
      ...exactPage(page.map(toExhibitor), found.length, paging),
      facets: {
        trades: countedBy(leftWithout(rows, conditions, 'trade').map(row => row.trade)),
        halls: countedBy(leftWithout(rows, conditions, 'hall').map(row => row.hall_id)),
        tags: countedBy(leftWithout(rows, conditions, 'tag').flatMap(row => row.tags)),
      },
    }
  }),
]
