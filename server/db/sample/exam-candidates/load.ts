import type { FieldKey } from '../../../field-key.ts'
import type { FileStore } from '../../../http/files/store.ts'
import { insertRows } from '../../bulk.ts'
import type { Queryable } from '../../db.ts'
import { type Moments, momentsAt } from '../moments.ts'
import { randomOf } from '../random.ts'
import { withoutChecks } from '../without-checks.ts'
import { findStoredExam, type StoredExam } from './exams.ts'
import { examFigures } from './figures.ts'
import { knownPeople, seekerIdentity } from './known.ts'
import { samplePeople } from './people.ts'
import { type Portraits, portraitFor, sexOf, storePortrait, storePortraits } from './portraits.ts'
import {
  countSeatsHeld,
  insertRegistrations,
  markTold,
  type SampleRegistration,
  sampleRegistration,
} from './registrations.ts'
import { scoreRows } from './scores.ts'
import { isSentBySeeker, loadSeekersOwn, type Seeker, seekersRow } from './seeker.ts'
import { insertTickets } from './tickets.ts'

interface Given {
  readonly now: number
  readonly key: FieldKey
  /** The account that people try out. */
  readonly seeker: Seeker
  /** Where uploads lie. */
  readonly files: FileStore
}

interface Photos {
  readonly portraits: Portraits
  /** Of the account, for this exam alone. */
  readonly own: string | null
}

type Figures = (typeof examFigures)[number]

/** Everybody who registered for an exam, the account that people try out among them where it did. */
function registrationsOf(
  exam: StoredExam,
  { people: count, shares }: Figures,
  moments: Moments,
  { portraits, own: photo, ...given }: Given & Photos,
) {
  const random = randomOf(40_000 + exam.id)
  const next = samplePeople(random, exam.year)
  const known = knownPeople[exam.id] ?? []
  const own = seekersRow(exam, random, moments, { ...given, photo })
  const rows = Array.from({ length: count - (own ? 1 : 0) }, (_, at): SampleRegistration => {
    const person = { ...next(), ...known[at] }
    const standing = random.weighted(shares, ({ weight }) => weight)
    const face = portraitFor(portraits, person.idNumber, at)
    return sampleRegistration({ exam, place: at + 2, person, standing, random, moments, key: given.key, photo: face })
  })
  return own ? [own, ...rows] : rows
}

const seekersFace = { sex: sexOf(seekerIdentity.idNumber), number: 0 } as const

/** Loads an exam's candidates; gives the account's own registration. */
async function loadExam(
  tx: Queryable,
  { exam, figures }: { readonly exam: StoredExam; readonly figures: Figures },
  moments: Moments,
  given: Given & { readonly portraits: Portraits },
): Promise<SampleRegistration[]> {
  const own = isSentBySeeker(exam.id)
    ? await storePortrait(tx, { ...seekersFace, owner: given.seeker.id }, given)
    : null
  const registrations = registrationsOf(exam, figures, moments, { ...given, own })
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
  const stored: { exam: StoredExam; figures: Figures }[] = []
  for (const figures of examFigures) {
    const exam = await findStoredExam(tx, figures.exam)
    if (exam) stored.push({ exam, figures })
  }
  if (stored.length === 0) return
  const portraits = await storePortraits(tx, given)
  const own: SampleRegistration[] = []
  await withoutChecks(tx, ['exam_registrations', 'exam_tickets', 'exam_scores'], async () => {
    for (const one of stored) own.push(...(await loadExam(tx, one, moments, { ...given, portraits })))
  })
  await loadSeekersOwn(tx, moments, own, given)
  await countSeatsHeld(tx)
  await markTold(tx, given.now)
}
