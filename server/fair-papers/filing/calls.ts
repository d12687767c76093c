import { createHash } from 'node:crypto'
import { codes } from '#contract/codes'
import { fairDutyRulesOn, leastStaff } from '#contract/fair-duties'
import {
  fairArchive,
  fairExhibitorsFile,
  fairPapers,
  freezeFair,
  saveFairFiling,
  saveFairStatistics,
} from '#contract/fair-papers'
import { participationLabels } from '#contract/fair-participation'
import { chinaDay } from '../../clock.ts'
import { toOfficeFair } from '../../fair-office/desk/office-fair.ts'
import { countParticipations, findOfficeRow } from '../../fair-office/desk/queries.ts'
import { demandFairMandate } from '../../fair-office/mandates.ts'
import { visitorFigures } from '../../fair-office/notices/visitors.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sheetApart } from '../../sheet-apart.ts'
import { textsOf } from '../texts/checklist.ts'
import { canonicalJson } from './canonical.ts'
import {
  type ArchivedEmployer,
  type ExhibitorRow,
  findPapers,
  freezeResults,
  listExhibitors,
  listVerified,
  lockPapers,
  setFiling,
  setResults,
} from './queries.ts'

const done = { ok: true } as const
const wrong = (message: string) => new Refusal(codes.wrongState, message)
const frozen = () => wrong('这场招聘会已经归档，不能再改')

/** A fair that was put off has been over on no day yet, whatever its former moments say. */
function demandHeld({ state, closes_at }: { readonly state: string; readonly closes_at: string }, now: Date): void {
  if (state === 'cancelled' || state === 'postponed' || Date.parse(closes_at) > now.getTime())
    throw wrong('招聘会结束后才能填报统计')
}

/** What was frozen says of those alone who came. */
const ofArchive = (employer: ArchivedEmployer): ExhibitorRow => ({ ...employer, state: 'present' })

const columns = [
  { title: '展位号', width: 10 },
  { title: '单位名称', width: 36 },
  { title: '统一社会信用代码', width: 22 },
  { title: '状态', width: 18 },
  { title: '岗位数', width: 8 },
  { title: '招聘人数', width: 10 },
  { title: '岗位', width: 60 },
]

/** What is filed with the authorities before a fair, and handed in after it. */
export const filingCalls = [
  serve(fairPapers, async ({ fair }, context) => {
    const { db, now } = context
    const mandates = await demandFairMandate(context, fair, 'organise')
    const [row, papers] = [await findOfficeRow(db, fair), await findPapers(db, fair)]
    if (!row || !papers) throw notFound()
    const office = toOfficeFair(row, mandates, now)
    const rules = fairDutyRulesOn(chinaDay(new Date(row.opens_at)))
    const counted = new Map((await countParticipations(db, fair)).map(({ state, count }) => [state, count]))
    const { results } = papers
    const archived = row.frozen_at === null ? undefined : results?.employers
    const texts = await textsOf(db, fair, office.duties)
    return {
      fair: office.fair,
      version: row.version,
      duties: office.duties,
      capacity: row.capacity,
      leastStaff: leastStaff(row.booths, rules),
      permitFrom: rules.permitFrom,
      filing: {
        expected: row.expected ?? row.capacity,
        staff: row.staff,
        filedOn: row.filed_on ?? '',
        filingNumber: papers.filing_number,
        permittedOn: row.permitted_on ?? '',
        permitNumber: papers.permit_number,
      },
      texts,
      statistics: results && {
        visitors: results.visitors,
        resumes: results.resumes,
        intentions: results.intentions,
      },
      present: archived?.length ?? counted.get('present') ?? 0,
      absent: counted.get('absent') ?? 0,
      admitted: (await visitorFigures(db, fair))?.admitted ?? null,
      hash: papers.results_hash ?? '',
      frozenAt: row.frozen_at === null ? null : Date.parse(row.frozen_at),
    }
  }),

  serve(saveFairFiling, async ({ fair, ...filing }, context) => {
    const { db, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const row = await lockPapers(db, fair)
    if (!row) throw notFound()
    if (row.results_hash !== null) throw frozen()
    if (filing.filingNumber !== '' && filing.filedOn === '') throw invalid({ filedOn: '请填写备案日期' })
    if (filing.permitNumber !== '' && filing.permittedOn === '') throw invalid({ permittedOn: '请填写许可日期' })
    await setFiling(db, fair, filing)
    await audit({ action: 'fair.filing', subject: { kind: 'fair', id: fair } })
    return done
  }),

  serve(saveFairStatistics, async ({ fair, ...figures }, context) => {
    const { db, now, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const row = await lockPapers(db, fair)
    if (!row) throw notFound()
    demandHeld(row, now)
    if (!(await setResults(db, fair, { ...row.results, ...figures }))) throw frozen()
    await audit({ action: 'fair.statistics', subject: { kind: 'fair', id: fair }, detail: figures })
    return done
  }),

  serve(freezeFair, async ({ fair }, context) => {
    const { db, now, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const row = await lockPapers(db, fair)
    if (!row) throw notFound()
    if (row.results_hash !== null) throw frozen()
    demandHeld(row, now)
    if (row.results === null) throw wrong('请先填报会后统计')
    const results = { ...row.results, employers: await listVerified(db, fair, chinaDay(now)) }
    const hash = createHash('sha256').update(canonicalJson(results)).digest('hex')
    await freezeResults(db, fair, { results, hash }, now)
    await audit({ action: 'fair.freeze', subject: { kind: 'fair', id: fair }, detail: { hash } })
    return { hash }
  }),

  serve(fairArchive, async ({ fair }, context) => {
    await demandFairMandate(context, fair, 'organise')
    const papers = await findPapers(context.db, fair)
    if (!papers) throw notFound()
    if (papers.frozen_at === null) throw wrong('这场招聘会还没有归档')
    return new FileAnswer({
      body: new TextEncoder().encode(canonicalJson(papers.results)),
      name: `招聘会归档-${chinaDay(new Date(papers.frozen_at))}.json`,
      mime: 'application/json; charset=utf-8',
    })
  }),

  serve(fairExhibitorsFile, async ({ fair }, context) => {
    const { db, now } = context
    await demandFairMandate(context, fair, 'organise', 'supervise')
    const papers = await findPapers(db, fair)
    if (!papers) throw notFound()
    const { frozen_at: frozenAt, results } = papers
    const rows = frozenAt === null ? await listExhibitors(db, fair) : (results?.employers ?? []).map(ofArchive)
    const lines = rows.map(row => [
      row.booth,
      row.name,
      row.creditCode,
      participationLabels[row.state],
      row.jobs,
      row.headcount,
      row.titles,
    ])
    async function* chunks() {
      yield lines
    }
    return new FileAnswer({
      body: await sheetApart({ name: '参展单位', columns }, chunks()),
      name: frozenAt === null ? `参展单位-${chinaDay(now)}.xlsx` : `参展单位归档-${chinaDay(new Date(frozenAt))}.xlsx`,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  }),
]
