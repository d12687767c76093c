import { applicationStateLabels } from '#contract/applications'
import { codes } from '#contract/codes'
import { exportReceived, MOST_EXPORTED } from '#contract/received'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { sexList } from '#contract/reference/person'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { SheetColumn, SheetValue } from '../sheet.ts'
import { sheetApart } from '../sheet-apart.ts'
import { insertSentLooks } from '../talents/access-queries.ts'
import { countReceived, listReceivedAmong, listReceivedIds, type ReceivedFilter } from './queries/received.ts'
import type { ReceivedRow } from './rows.ts'
import { phoneOf, toReceivedApplication } from './shape.ts'

const columns: readonly SheetColumn[] = [
  { title: '序号', width: 6 },
  { title: '姓名', width: 18 },
  { title: '性别', width: 6 },
  { title: '年龄', width: 6 },
  { title: '学历', width: 10 },
  { title: '工作经验', width: 12 },
  { title: '现居住地', width: 20 },
  { title: '最近工作', width: 40 },
  { title: '手机号（部分隐藏）', width: 20 },
  { title: '应聘职位', width: 30 },
  { title: '投递时间', width: 18 },
  { title: '进展', width: 12 },
  { title: '标签', width: 30 },
]

/** 138****8000; the whole number stays on the page of each application, where every look is recorded. */
const masked = (phone: string) => (phone.length < 7 ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`)

function lineOf(row: ReceivedRow, at: number, today: string): SheetValue[] {
  const one = toReceivedApplication(row, today)
  return [
    at + 1,
    one.name,
    labelOf(sexList, one.sex),
    one.age,
    labelOf(educationList, one.education),
    labelOf(experienceList, one.experience),
    one.place,
    one.latestJob,
    masked(phoneOf(row)),
    one.jobTitle,
    new Date(one.appliedAt),
    applicationStateLabels[one.state],
    one.tags.map(({ name }) => name).join('、'),
  ]
}

/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 100

async function* linesOf(db: Queryable, companyId: string, ids: readonly string[], today: string) {
  let written = 0
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await listReceivedAmong(db, companyId, ids.slice(from, from + AT_ONCE))
    yield rows.map((row, at) => lineOf(row, written + at, today))
    written += rows.length
  }
}

/** Those that the sheet is of. Throws `wrongState` when they are none, or more than a sheet takes. */
async function chosenIds(db: Queryable, filter: ReceivedFilter): Promise<string[]> {
  const count = await countReceived(db, filter)
  if (count === 0) throw new Refusal(codes.wrongState, '没有符合条件的简历，请换一个条件')
  if (count > MOST_EXPORTED) {
    const message = `符合条件的有 ${count} 份，一次最多导出 ${MOST_EXPORTED} 份，请按职位或进展缩小范围`
    throw new Refusal(codes.wrongState, message, { count })
  }
  return listReceivedIds(db, filter, MOST_EXPORTED)
}

/** What an employer takes along; who took how much is written to the audit log, and for each sender, before it leaves. */
export const exportCall = serve(exportReceived, {
  limits: (_, { user }) => [{ name: 'received-export', subject: user.id, max: 20, seconds: 3_600 }],
  async prepare(query, { db, user: { companyId }, now }) {
    const ids = await chosenIds(db, { companyId, ...query })
    const workbook = await sheetApart({ name: '收到的简历', columns }, linesOf(db, companyId, ids, chinaDay(now)))
    return { workbook, ids }
  },
  async handle(_, { db, user: { id: userId, companyId }, now, audit }, { workbook, ids }) {
    const subject = { kind: 'company', id: companyId }
    await audit({ action: 'application.export', subject, detail: { rows: ids.length } })
    await insertSentLooks(db, { companyId, userId, applicationIds: ids, kind: 'export', at: now })
    return new FileAnswer({
      body: workbook,
      name: `收到的简历-${chinaDay(now)}.xlsx`,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  },
})
