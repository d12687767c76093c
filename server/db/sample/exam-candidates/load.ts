import type { FieldKey } from '../../../field-key.ts'
import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { type Moments, momentsAt } from '../moments.ts'
import { randomOf } from '../random.ts'
import { withoutChecks } from '../without-checks.ts'
import { findStoredExam, type StoredExam } from './exams.ts'
import { examFigures } from './figures.ts'
import { knownPeople } from './known.ts'
import { samplePeople } from './people.ts'
import { countSeatsHeld, insertRegistrations, type SampleRegistration, sampleRegistration } from './registrations.ts'
import { scoreRows } from './scores.ts'
import { loadSeekersOwn, type Seeker, seekersRow } from './seeker.ts'
import { insertTickets } from './tickets.ts'

interface Given {
  readonly now: number
  readonly key: FieldKey
  /** The account that people try out. */
  readonly seeker: Seeker
}

type Figures = (typeof examFigures)[number]

/** Everybody who registered for an exam, the account that people try out among them where it did. */
function registrationsOf(exam: StoredExam, { people: count, shares }: Figures, moments: Moments, given: Given) {
  const random = randomOf(40_000 + exam.id)
  const next = samplePeople(random, exam.year)
  const known = knownPeople[exam.id] ?? []
  const own = seekersRow(exam, random, moments, given)
  const rows = Array.from({ length: count - (own ? 1 : 0) }, (_, at): SampleRegistration => {
    const person = { ...next(), ...known[at] }
    const standing = random.weighted(shares, ({ weight }) => weight)
    return sampleRegistration({ exam, place: at + 2, person, standing, random, moments, key: given.key })
  })
  return own ? [own, ...rows] : rows
}

/** Loads an exam's candidates; gives the account's own registration. */
async function loadExam(
  tx: Queryable,
  figures: Figures,
  moments: Moments,
  given: Given,
): Promise<SampleRegistration[]> {
  const exam = await findStoredExam(tx, figures.exam)
  if (!exam) return []
  const registrations = registrationsOf(exam, figures, moments, given)
  await insertRegistrations(tx, exam.id, registrations)
  const random = randomOf(50_000 + exam.id)
  if (figures.tickets) await insertTickets(tx, exam, registrations, { random, now: given.now })
  const scores = figures.scores ? scoreRows(exam, registrations, random) : []
  await insertRows(tx, 'exam_scores', scores, { chunk: 10_000 })
  return registrations.filter(({ user }) => user !== null)
}

/** Invented candidates of the sample exams, with their tickets and scores; an exam that is not there is passed over. */
export async function loadExamCandidates(tx: Queryable, given: Given): Promise<void> {
  const moments = momentsAt(given.now)
  const own: SampleRegistration[] = []
  await withoutChecks(tx, ['exam_registrations', 'exam_tickets', 'exam_scores'], async () => {
    for (const figures of examFigures) own.push(...(await loadExam(tx, figures, moments, given)))
  })
  await loadSeekersOwn(tx, moments, own, given)
  await countSeatsHeld(tx)
}
