import type { Attendee } from '#contract/fair-booking-fields'
import { fairEquipment } from '#contract/fair-contract'
import { fairApplicationsFile } from '#contract/fair-office'
import { participationLabels } from '#contract/fair-participation'
import { chinaDay } from '../../clock.ts'
import { type FieldKey, fieldKey, openText } from '../../field-key.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { serve } from '../../http/serve.ts'
import type { SheetColumn, SheetValue } from '../../sheet.ts'
import { sheetApart } from '../../sheet-apart.ts'
import { demandFairMandate } from '../mandates.ts'
import { type FileRow, listFileRows } from './file-queries.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 100

/** A column for each kind of equipment, so that whoever brings it filters by one and reads its sum. */
const columns: readonly SheetColumn[] = [
  { title: '展位号', width: 10 },
  { title: '单位名称', width: 36 },
  { title: '统一社会信用代码', width: 22 },
  { title: '状态', width: 24 },
  { title: '报名时间', width: 18 },
  { title: '岗位数', width: 8 },
  { title: '招聘人数', width: 10 },
  { title: '岗位', width: 60 },
  ...fairEquipment.map(({ label }) => ({ title: label, width: 14 })),
  { title: '其他要求', width: 30 },
  { title: '参会人数', width: 10 },
  { title: '参会人员', width: 24 },
  { title: '未通过或收回的原因', width: 30 },
]

/** Names alone: the numbers of whoever comes stay sealed away. */
const namesIn = (sealed: Uint8Array, key: FieldKey): string =>
  // It was sealed with this very shape (server/fair-bookings/attendees.ts).
  (JSON.parse(openText(key, sealed)) as Attendee[]).map(({ name }) => name).join('、')

const lineOf = (row: FileRow, key: FieldKey): SheetValue[] => [
  row.booth,
  row.company,
  row.credit_code,
  participationLabels[row.state],
  new Date(row.created_at),
  row.jobs,
  row.headcount,
  row.titles,
  ...fairEquipment.map(({ value }) => (row.equipment.includes(value) ? 1 : null)),
  row.wishes,
  row.people,
  row.sealed && namesIn(row.sealed, key),
  row.reason,
]

const sumOf = (rows: readonly FileRow[], figure: (row: FileRow) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0)

/** What has to be ready for those who take part or want to: whoever was refused or has left needs no table. */
function sums(rows: readonly FileRow[]): SheetValue[] {
  const coming = rows.filter(({ is_active }) => is_active)
  return [
    '合计',
    `报名有效的 ${coming.length} 家`,
    '',
    '',
    null,
    sumOf(coming, ({ jobs }) => jobs),
    sumOf(coming, ({ headcount }) => headcount),
    '',
    ...fairEquipment.map(({ value }) => sumOf(coming, ({ equipment }) => Number(equipment.includes(value)))),
    '',
    sumOf(coming, ({ people }) => people),
  ]
}

async function* linesOf(rows: readonly FileRow[], key: FieldKey) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield rows.slice(from, from + AT_ONCE).map(row => lineOf(row, key))
  yield [sums(rows)]
}

/** What an organiser takes along; that it was taken is written down before it leaves. */
export const applicationsFileCall = serve(fairApplicationsFile, {
  limits: (_, { user }) => [{ name: 'fair-applications-file', subject: user.id, max: 20, seconds: 3_600 }],
  async prepare({ fair }, given) {
    await demandFairMandate(given, fair, 'organise')
    const rows = await listFileRows(given.db, fair, given.now)
    const key = await fieldKey(given.settings)
    return { rows: rows.length, workbook: await sheetApart({ name: '单位报名', columns }, linesOf(rows, key)) }
  },
  async handle({ fair }, { now, audit }, { rows, workbook }) {
    await audit({ action: 'fair.applications-file', subject: { kind: 'fair', id: fair }, detail: { rows } })
    return new FileAnswer({ body: workbook, name: `单位报名-${chinaDay(now)}.xlsx`, mime: XLSX })
  },
})
