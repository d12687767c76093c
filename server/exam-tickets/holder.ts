import { codes } from '#contract/codes'
import { secondsAfter } from '../clock.ts'
import type { Preparation } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { paymentSecret } from '../payments/secret.ts'
import { readTicket, ticketFor } from '../payments/ticket.ts'
import { type ExamRow, findExam, findOfExam, findOfUser, findOwn, type RegistrationRow } from './queries.ts'

/** Long enough to print and read, short enough for a machine that others use after. */
const PASS_SECONDS = 600

type Asking = Pick<Preparation<'public'>, 'db' | 'user' | 'now' | 'settings' | 'refused'>

/** A registration that somebody may see, with its exam. */
export interface Held {
  readonly exam: ExamRow
  readonly row: RegistrationRow
}

/** A pass that opens one registration's ticket and scores for ten minutes. */
export async function passTo(registration: string, { settings, now }: Pick<Asking, 'settings' | 'now'>) {
  const until = secondsAfter(now, PASS_SECONDS)
  return { pass: ticketFor(await paymentSecret(settings), 'exam', registration, until), until: until.getTime() }
}

async function findByPass(exam: number, pass: string, { db, now, settings }: Asking) {
  const ticket = readTicket(await paymentSecret(settings), 'exam', pass, now)
  if (!ticket) return undefined
  if (ticket.isOver) throw new Refusal(codes.wrongState, '离上次查询已超过 10 分钟，请重新查询')
  return findOfExam(db, exam, ticket.subject)
}

/**
 * Whose ticket or scores are asked for: whom a pass names, else whoever is signed in. To everybody else, and for an exam
 * that does not exist, `notFound`; who has a registration cannot be found out by trying.
 */
export async function heldBy(
  { exam: key, pass }: { readonly exam: string; readonly pass: string },
  asking: Asking,
): Promise<Held> {
  const { db, user, refused } = asking
  const exam = await findExam(db, key)
  if (!exam) throw notFound()
  const row =
    pass === ''
      ? user?.userType === 2 && (await findOfUser(db, exam.id, user.id))
      : await findByPass(exam.id, pass, asking)
  if (row) return { exam, row }
  refused('object')
  throw notFound()
}

/** One's own registration by its id; `notFound` for anybody else's. */
export async function heldById(id: string, { db, user }: Pick<Preparation<'type2'>, 'db' | 'user'>): Promise<Held> {
  const row = await findOwn(db, user.id, id)
  const exam = row && (await findExam(db, String(row.exam_id)))
  if (!row || !exam) throw notFound()
  return { exam, row }
}
