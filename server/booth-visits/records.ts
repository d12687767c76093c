import { judgeBoothCode } from '#contract/booth-visit-code'
import { BOOTH_VISITS_KEPT_DAYS, isScanTime, takesRecords, visitorsOf } from '#contract/booth-visit-records'
import {
  type BoothOutcome,
  type BoothResumeState,
  boothBook,
  dropBoothVisit,
  listBoothVisits,
  MOST_BOOTH_RECORDS,
  MOST_MISSES,
  sendBoothRecords,
} from '#contract/booth-visits'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { type PublicKey, signer } from '../signing.ts'
import {
  type BoothRow,
  countMisses,
  countRecords,
  deleteVisit,
  findBooth,
  findHolder,
  insertMiss,
  insertRecord,
  listRecords,
  lockBooth,
  type RecordRow,
  updateRecord,
} from './queries.ts'

/** Fifty records with long notes, in signs that take four bytes each. */
const RECORDS_BYTES = 262_144
const DAY = 86_400

type SentRecord = ParsedInputOf<typeof sendBoothRecords>['records'][number]

async function own({ db, user }: Pick<Context<'type1'>, 'db' | 'user'>, id: string): Promise<BoothRow> {
  const booth = await findBooth(db, user.companyId, id)
  if (!booth) throw notFound()
  return booth
}

/** Keeps a record that is new to the booth, if its code names a visitor. */
async function keepNew(
  { db, user, now }: Context<'type1'>,
  booth: BoothRow,
  record: SentRecord,
  keys: readonly PublicKey[],
): Promise<BoothOutcome> {
  const at = Math.min(record.at, now.getTime())
  if (!isScanTime(Date.parse(booth.closes_at), at)) return 'late'
  const { verdict, number } = await judgeBoothCode(record.code, { fair: String(booth.fair_id), keys })
  if (number === null) return verdict === 'wrong-fair' ? verdict : verdict === 'forged' ? verdict : 'unknown'
  const isTyped = verdict === 'typed'
  if (isTyped && (await countMisses(db, booth.company_id, secondsAfter(now, -DAY))) >= MOST_MISSES) return 'locked'
  const holder = await findHolder(db, booth.fair_id, number)
  if (holder === undefined) {
    if (isTyped) await insertMiss(db, record.id, booth.company_id, now)
    return 'unknown'
  }
  const { id, note, nextStep } = record
  const isKept = await insertRecord(db, {
    id,
    participation: booth.id,
    fair: booth.fair_id,
    company: booth.company_id,
    holder,
    number,
    by: user.id,
    at: new Date(at),
    note,
    nextStep,
    writtenAt: new Date(Math.min(record.writtenAt, now.getTime())),
    now,
  })
  return isKept ? 'kept' : 'unknown'
}

async function keep(context: Context<'type1'>, booth: BoothRow, record: SentRecord, keys: readonly PublicKey[]) {
  const { id, note, nextStep, writtenAt } = record
  const written = { id, participation: booth.id, note, nextStep }
  const at = new Date(Math.min(writtenAt, context.now.getTime()))
  return (await updateRecord(context.db, { ...written, writtenAt: at }))
    ? 'kept'
    : keepNew(context, booth, record, keys)
}

const toRecord = (row: RecordRow) => ({
  row,
  id: row.id,
  number: row.number,
  at: Date.parse(row.scanned_at),
  note: row.note,
  nextStep: row.next_step,
  writtenAt: Date.parse(row.written_at),
})

const stateOf = ({ open, revoked }: RecordRow): BoothResumeState => (open ? 'open' : revoked ? 'revoked' : 'none')

/** A booth's side: whom it has scanned, and what it wrote about them. */
export const recordCalls = [
  serve(boothBook, async ({ participation }, context) => {
    const booth = await own(context, participation)
    return {
      fair: {
        id: String(booth.fair_id),
        title: booth.title,
        state: booth.fair_state,
        reason: booth.fair_reason,
        opensAt: Date.parse(booth.opens_at),
        closesAt: Date.parse(booth.closes_at),
      },
      booth: booth.booth ?? '',
      keys: [(await signer(context.settings)).publicKey],
      takenAt: context.now.getTime(),
    }
  }),

  serve(sendBoothRecords, {
    maxBytes: RECORDS_BYTES,
    limits: (_, { user }) => [{ name: 'booth-records', subject: user.id, max: 3_600, seconds: 3_600 }],
    handle: async ({ participation, records }, context) => {
      const { db, now, audit, settings } = context
      const booth = await own(context, participation)
      if (booth.booth === null) throw new Refusal(codes.wrongState, '有了展位才能登记求职者')
      if (!takesRecords(Date.parse(booth.closes_at), now.getTime()))
        throw new Refusal(codes.wrongState, '招聘会结束已久，不再接收扫码记录')
      await lockBooth(db, booth.id)
      if ((await countRecords(db, booth.id)) + records.length > MOST_BOOTH_RECORDS)
        throw new Refusal(codes.quotaReached, `一场招聘会最多登记 ${MOST_BOOTH_RECORDS} 条`)
      const keys = [(await signer(settings)).publicKey]
      const results: { id: string; outcome: BoothOutcome }[] = []
      for (const record of records) results.push({ id: record.id, outcome: await keep(context, booth, record, keys) })
      const kept = results.filter(({ outcome }) => outcome === 'kept').length
      await audit({
        action: 'booth-visit.record',
        subject: { kind: 'fair', id: String(booth.fair_id) },
        detail: { records: records.length, kept },
      })
      return { results }
    },
  }),

  serve(listBoothVisits, async ({ participation }, context) => {
    const booth = await own(context, participation)
    const rows = await listRecords(context.db, booth.id)
    return {
      list: visitorsOf(rows.map(toRecord)).flatMap(({ number, at, nextStep, records }) => {
        const [latest] = records
        if (!latest) return []
        return {
          id: latest.id,
          shortCode: shortCodeOf(number),
          at,
          nextStep,
          resume: stateOf(latest.row),
          name: latest.row.name,
          records: records.map(({ row, number: _, ...record }) => ({
            ...record,
            by: row.by,
            isOwn: row.scanned_by === context.user.id,
          })),
        }
      }),
      keptUntil: Date.parse(booth.closes_at) + BOOTH_VISITS_KEPT_DAYS * DAY * 1_000,
    }
  }),

  serve(dropBoothVisit, async ({ visit }, { db, user, audit }) => {
    if (!(await deleteVisit(db, user.companyId, visit))) throw notFound()
    await audit({ action: 'booth-visit.drop', subject: { kind: 'booth-visit', id: visit } })
    return { ok: true as const }
  }),
]
