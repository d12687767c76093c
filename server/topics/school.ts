import { listSchoolJobs, schoolJobDetail } from '#contract/topics'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sanitise } from '../news/sanitise.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { placeLabel } from '../places.ts'
import { countSchoolRows, findSchoolRow, listSchoolRows, type SchoolJobRow } from './school-queries.ts'

const toSummary = (row: SchoolJobRow, today: string) => ({
  id: String(row.id),
  kind: row.kind,
  title: row.title,
  school: row.school,
  employer: row.employer,
  city: placeLabel(row.city, ''),
  education: row.education,
  headcount: row.headcount,
  heldOn: row.held_on ?? '',
  closesOn: row.closes_on,
  closed: row.closes_on < today,
})

/** What employers offer at universities (specification section 7, high-school job list and info). */
export const schoolCalls = [
  serve(listSchoolJobs, async ({ t, kind, city, education, ...paging }, { db, now }) => {
    const what = { kind, city, education, words: t.split(/\s+/).filter(word => word !== ''), now }
    const today = chinaDay(now)
    const rows = await listSchoolRows(db, what, today, sliceOf(paging))
    return exactPage(
      rows.map(row => toSummary(row, today)),
      await countSchoolRows(db, what),
      paging,
    )
  }),

  serve(schoolJobDetail, async ({ id }, { db, now }) => {
    const row = await findSchoolRow(db, id, now)
    if (!row) throw notFound()
    return {
      ...toSummary(row, chinaDay(now)),
      majors: row.majors,
      place: row.place,
      time: row.held_time,
      companyId: row.company_id === null ? '' : String(row.company_id),
      positions: row.positions,
      html: sanitise(row.html),
    }
  }),
]
