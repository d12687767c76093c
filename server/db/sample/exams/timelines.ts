import type { ExamStage, ExamTimeline } from '#contract/exam-timeline'
import { type ExamDay, examDay, FRIDAY, MONDAY, SATURDAY } from './calendar.ts'
import type { PlannedExam } from './planned.ts'

/** The days that decide all others. Each stage lasts nine days or more in the exam that stands for it. */
interface Pillars {
  readonly opens: ExamDay
  readonly closes: ExamDay
  readonly reviewed: ExamDay
  readonly paid: ExamDay
  readonly tickets: ExamDay
  readonly sat: ExamDay
  /** The last day of sitting; that of `sat` where all sit at once. */
  readonly satUntil?: ExamDay
  readonly scores: ExamDay
  readonly rechecked: ExamDay
}

/** How it goes on after registering closes, in the usual pace. */
function after(closes: ExamDay, { trusting, feePerPaper }: PlannedExam): Omit<Pillars, 'opens'> {
  const reviewed = trusting ? closes : closes.plus(1).work()
  const paid = feePerPaper === 0 ? reviewed : reviewed.plus(1).work()
  return { closes, reviewed, paid, ...sitting(paid.plus(14).next(SATURDAY)) }
}

/** Tickets from Monday before a Saturday of papers, scores on a Friday three weeks later. */
function sitting(sat: ExamDay): Pick<Pillars, 'tickets' | 'sat' | 'scores' | 'rechecked'> {
  const scores = sat.plus(20).next(FRIDAY)
  return { tickets: sat.last(MONDAY), sat, scores, rechecked: scores.plus(5) }
}

/** How it came to the day of payment, in the usual pace. */
function before(paid: ExamDay): Pick<Pillars, 'opens' | 'closes' | 'reviewed' | 'paid'> {
  const reviewed = paid.plus(-1).workBefore()
  const closes = reviewed.plus(-1).workBefore()
  return { opens: closes.plus(-7).workBefore(), closes, reviewed, paid }
}

/** How it came to its day of papers, and goes on from there. */
const around = (sat: ExamDay): Pillars => ({ ...before(sat.plus(-19).workBefore()), ...sitting(sat) })

function pillarsOf(exam: PlannedExam, today: ExamDay): Pillars {
  const on = (days: number) => today.plus(days)
  const pillars: Readonly<Record<ExamStage, () => Pillars>> = {
    announced: () => {
      const opens = on(9).next(MONDAY)
      return { opens, ...after(opens.plus(8).work(), exam) }
    },
    registering: () => ({ opens: on(-5).workBefore(), ...after(on(4).work(), exam) }),
    reviewing: () => {
      const closes = on(-4).workBefore()
      const reviewed = on(5).work()
      return {
        opens: closes.plus(-7).workBefore(),
        closes,
        reviewed,
        paid: reviewed,
        ...sitting(reviewed.plus(14).next(SATURDAY)),
      }
    },
    paying: () => {
      const reviewed = on(-4).workBefore()
      const paid = on(6).work()
      return { ...before(reviewed.plus(1)), reviewed, paid, ...sitting(paid.plus(14).next(SATURDAY)) }
    },
    arranging: () => {
      const tickets = on(6).next(MONDAY)
      return { ...before(on(-4).workBefore()), ...sitting(tickets.next(SATURDAY)) }
    },
    printing: () => ({ ...around(on(5).next(SATURDAY)), tickets: on(-5).workBefore() }),
    sitting: () => ({ ...around(on(-3)), satUntil: on(6), scores: on(26).next(FRIDAY), rechecked: on(33).work() }),
    scoring: () => {
      const scores = on(8).next(FRIDAY)
      return { ...around(on(-2).last(SATURDAY)), scores, rechecked: scores.plus(5) }
    },
    scored: () => {
      const scores = on(-3).workBefore()
      return { ...around(scores.plus(-20).last(SATURDAY)), scores, rechecked: on(6).work() }
    },
    closed: () => around(exam.satOn ? examDay(exam.satOn) : on(-130).last(SATURDAY)),
  }
  return pillars[exam.stage]()
}

/** Past exams whose tickets are printed for ever. */
const FOR_EVER = examDay('2099-12-31').at(17)

/** The moments of an exam at whole hours of China's clocks, and the day on which papers begin. */
export function timelineFor(exam: PlannedExam, today: ExamDay): { timeline: ExamTimeline; paperDay: ExamDay } {
  const { opens, closes, reviewed, paid, tickets, sat, satUntil, scores, rechecked } = pillarsOf(exam, today)
  const closedAt = rechecked.plus(60).at(17)
  const timeline: ExamTimeline = {
    // What has yet to open has been out for a while all the same.
    publishedAt: opens
      .plus(exam.stage === 'announced' ? -20 : -12)
      .workBefore()
      .at(9),
    registerFrom: opens.at(9),
    registerUntil: closes.at(17),
    reviewUntil: reviewed.at(17),
    waiverUntil: closes.plus(-2).workBefore().at(17),
    payUntil: paid.at(17),
    ticketFrom: tickets.at(9),
    ticketUntil: exam.slug ? FOR_EVER : closedAt,
    examFrom: sat.at(9),
    examUntil: satUntil ? satUntil.at(17) : sat.at(12.5),
    scoresAt: scores.at(9),
    recheckUntil: rechecked.at(17),
    closedAt,
  }
  return { timeline, paperDay: satUntil ? today : sat }
}
