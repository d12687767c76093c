import { codes } from '#contract/codes'
import { fairPlanInfo, type OfficeBooth, saveFairPlan } from '#contract/fair-office'
import { planFaults, repeatedCodes } from '#contract/fair-plan'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { writtenSince } from '../making/change.ts'
import { demandFairMandate } from '../mandates.ts'
import {
  type BoothInput,
  type BoothRow,
  dropBooths,
  findPlanFair,
  type HallRow,
  listBooths,
  listHalls,
  lockPlan,
  raiseVersion,
  writeBooths,
} from './queries.ts'

const toBooth = (row: BoothRow): OfficeBooth => ({
  id: String(row.id),
  hall: String(row.hall_id),
  code: row.code,
  kind: row.kind,
  x: row.x,
  y: row.y,
  w: row.w,
  h: row.h,
  fee: row.fee,
  state: row.participation_id === null ? 'free' : row.held_until === null ? 'taken' : 'held',
  participation: row.participation_id ?? '',
  company: row.company ?? '',
})

const wrong = (message: string) => new Refusal(codes.wrongState, message)

/** Throws what keeps a plan from being laid out. */
function demandSound(halls: readonly HallRow[], booths: readonly BoothInput[]): void {
  const [twice] = repeatedCodes(booths.map(({ code }) => code))
  if (twice !== undefined) throw wrong(`展位号 ${twice} 重复了`)
  if (booths.some(({ hall }) => !halls.some(({ id }) => String(id) === hall))) throw notFound()
  for (const hall of halls) {
    const [fault] = planFaults(
      hall,
      booths.filter(one => one.hall === String(hall.id)),
    )
    if (fault) throw wrong(fault.message)
  }
}

/** Throws where somebody's booth would vanish or become none. */
function demandKept(before: readonly BoothRow[], booths: readonly BoothInput[]): void {
  const after = new Map(booths.map(booth => [booth.id, booth]))
  for (const { id, code, company, participation_id } of before) {
    if (participation_id === null) continue
    const booth = after.get(String(id))
    if (!booth) throw wrong(`展位 ${code} 已有单位（${company}），不能删除；请先为它换一个展位`)
    if (booth.kind === 'public') throw wrong(`展位 ${code} 已有单位（${company}），不能改为公共服务展位`)
  }
}

/** Room for a thousand booths. */
const MOST_BYTES = 1_048_576

export const planCalls = [
  serve(fairPlanInfo, async ({ fair }, context) => {
    const { db, now } = context
    await demandFairMandate(context, fair)
    const row = await findPlanFair(db, fair)
    if (!row) throw notFound()
    const halls = await listHalls(db, fair)
    return {
      title: row.title,
      version: row.version,
      boothFee: row.booth_fee,
      halls: halls.map(({ id, ...hall }) => ({ id: String(id), ...hall })),
      booths: (await listBooths(db, fair, now)).map(toBooth),
    }
  }),

  serve(saveFairPlan, {
    maxBytes: MOST_BYTES,
    async handle({ fair, version, booths }, context) {
      const { db, now, audit } = context
      await demandFairMandate(context, fair, 'organise')
      const row = await lockPlan(db, fair)
      if (!row) throw notFound()
      if (row.version !== version) throw writtenSince(row.version)
      if (Date.parse(row.closes_at) <= now.getTime()) throw wrong('已结束的招聘会不能修改展位')
      const [halls, before] = [await listHalls(db, fair), await listBooths(db, fair, now)]
      const known = new Set(before.map(({ id }) => String(id)))
      const ids = booths.flatMap(({ id }) => (id === '' ? [] : [id]))
      if (ids.some(id => !known.has(id)) || new Set(ids).size < ids.length) throw notFound()
      demandSound(halls, booths)
      demandKept(before, booths)
      const gone = before.filter(({ id }) => !ids.includes(String(id)))
      await dropBooths(
        db,
        fair,
        gone.map(({ id }) => id),
        now,
      )
      await writeBooths(db, fair, booths)
      await raiseVersion(db, fair, now)
      const detail = { added: booths.length - ids.length, removed: gone.length, booths: booths.length }
      await audit({ action: 'fair.plan', subject: { kind: 'fair', id: fair }, detail })
      return { version: version + 1 }
    },
  }),
]
