import { parseReceiptCode, verifyReceiptCode } from '#contract/exam-receipt-code'
import { parseTicketCode, verifyTicketCode } from '#contract/exam-ticket-code'
import { readTicketNumber } from '#contract/exam-ticket-number'
import {
  findHolder,
  listSites,
  searchSites,
  startEndTime,
  tableColumns,
  ticketKeys,
  ticketState,
  ticketTitle,
  withdrawnTickets,
} from '#contract/exam-tickets'
import { shownName } from '../archives/holder.ts'
import type { Queryable } from '../db/db.ts'
import { fieldKey, findKeyOf } from '../field-key.ts'
import { countTry, forgiveTry, type Limit } from '../http/limits.ts'
import { committed, notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { solveChallenge } from '../session/captcha.ts'
import { signer } from '../signing.ts'
import { columns } from './columns.ts'
import { passTo } from './holder.ts'
import { findByIdentity, findExam, findState, isLastReceipt, listTickets } from './queries.ts'
import { listScores } from './score-queries.ts'
import { findSiteOfNumber, findSitesByName, listSiteRows, type SiteRow } from './site-queries.ts'
import { notesFor } from './ticket.ts'
import { areScoresOut, hasPlace, isOpenTicket, isPrintable } from './windows.ts'
import { withdrawn } from './withdrawn.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

const toSite = ({ id, code, name, address, transit, plan }: SiteRow) => ({
  id: String(id),
  code,
  name,
  address,
  transit,
  rooms: [...plan],
})

/** The exam, or `notFound`. */
async function demandExam(db: Queryable, key: string) {
  const exam = await findExam(db, key)
  if (!exam) throw notFound()
  return exam
}

/** So many people of one school or office may look for their own in an hour. */
const lookupsOf = (ip: string) => ({ name: 'exam-holders-by-ip', subject: ip, max: 60, seconds: HOUR })

/**
 * What tries of one identity number that found nobody come to in a day: from one address, and from everywhere, so many more
 * that a stranger keeps nobody from their own ticket by guessing.
 */
function triesOf(key: Uint8Array, ip: string): readonly Limit[] {
  const number = Buffer.from(key).toString('hex')
  const told = { seconds: DAY, message: '今天查询的次数太多了，请明天再来' }
  return [
    { name: 'exam-holders-by-address', subject: `${number} ${ip}`, max: 10, ...told },
    { name: 'exam-holders', subject: number, max: 50, ...told },
  ]
}

/** What anybody may ask about an exam’s tickets, scores and sites, and the door to one’s own. */
export const publicCalls = [
  serve(findHolder, {
    limits: (_, { ip }) => [lookupsOf(ip)],
    prepare: async ({ captcha, idNumber }, { db, now, ip, settings }) => {
      await solveChallenge(db, captcha, now)
      const key = findKeyOf(await fieldKey(settings), idNumber)
      // Counted before anything is compared, so that guesses made at once cannot pass together.
      await countTry(db, triesOf(key, ip), now)
      return key
    },
    handle: async ({ exam, name }, context, key) => {
      const { db, now, ip, audit, refused } = context
      const row = await findByIdentity(db, exam, { key, name })
      const found = row && (await findExam(db, exam))
      if (!row || !found) {
        refused('object')
        return committed(notFound())
      }
      for (const limit of triesOf(key, ip)) await forgiveTry(db, limit, now)
      await audit({ action: 'exam-registration.identify', subject: { kind: 'exam-registration', id: row.id } })
      const tickets = hasPlace(row) ? await listTickets(db, row.id) : []
      const scores = areScoresOut(found, now) ? await listScores(db, row.id, now) : []
      return {
        ...(await passTo(row.id, context)),
        name: shownName(row.name),
        ticket: tickets.some(ticket => isOpenTicket(ticket, found, now)),
        score: scores.length > 0,
      }
    },
  }),

  serve(tableColumns, async ({ exam: key }, { db }) => {
    await demandExam(db, key)
    return { columns: [...columns] }
  }),

  serve(ticketTitle, async ({ exam: key, stage }, { db }) => {
    const exam = await demandExam(db, key)
    const { id, title, organiser, phone } = exam
    return { id: String(id), title, subtitle: '准考证', organiser, phone, notes: [...notesFor(stage, exam)] }
  }),

  serve(startEndTime, async ({ exam: key }, { db, now }) => {
    const exam = await demandExam(db, key)
    return {
      ticketFrom: Date.parse(exam.ticket_from),
      ticketUntil: Date.parse(exam.ticket_until),
      scoresAt: Date.parse(exam.scores_at),
      recheckUntil: Date.parse(exam.recheck_until),
      now: now.getTime(),
    }
  }),

  serve(listSites, async ({ exam: key }, { db }) => {
    const exam = await demandExam(db, key)
    return { list: (await listSiteRows(db, exam.id)).map(toSite) }
  }),

  serve(searchSites, {
    limits: (_, { ip }) => [{ name: 'exam-site-searches', subject: ip, max: 120, seconds: HOUR }],
    handle: async ({ exam: key, value }, { db, now }) => {
      const exam = await demandExam(db, key)
      const number = readTicketNumber(value)?.number
      if (number === undefined) {
        return { list: (await findSitesByName(db, exam.id, value)).map(row => ({ site: toSite(row), room: '' })) }
      }
      const rows = isPrintable(exam, now) ? await findSiteOfNumber(db, exam.id, number) : []
      return { list: rows.map(row => ({ site: toSite(row), room: row.room })) }
    },
  }),

  serve(ticketKeys, async (_, { settings }) => ({ keys: [(await signer(settings)).publicKey] })),

  serve(withdrawnTickets, {
    limits: (_, { ip }) => [{ name: 'exam-withdrawn-tickets', subject: ip, max: 1_000, seconds: HOUR }],
    handle: async ({ known }, context) => {
      const { at, version, lists } = await withdrawn(context)
      return { at, version, lists: known === version ? null : lists }
    },
  }),

  serve(ticketState, {
    limits: (_, { ip }) => [{ name: 'exam-ticket-checks', subject: ip, max: 2_000, seconds: HOUR }],
    handle: async ({ code }, { db, settings }) => {
      const keys = [(await signer(settings)).publicKey]
      const receipt = parseReceiptCode(code)
      if (receipt) {
        if ((await verifyReceiptCode(code, keys)) !== 'genuine') return { state: 'forged' as const }
        return { state: (await isLastReceipt(db, receipt)) ? ('genuine' as const) : ('replaced' as const) }
      }
      const isOurs = (await verifyTicketCode(code, keys)) === 'genuine'
      const claim = isOurs ? parseTicketCode(code) : null
      if (!claim) return { state: 'forged' as const }
      return { state: await findState(db, claim) }
    },
  }),
]
