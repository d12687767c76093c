import { type AnswerFault, answerFaults, isSlotAsked, materialFaults } from '#contract/exam-answers'
import { type MaterialSlot, WAIVER_PROOF } from '#contract/exam-form'
import { identitySection } from '#contract/exam-identity'
import type { ExamRegistration } from '#contract/exam-registrations'
import type { TaskItem, TaskState } from '#design-system'
import { enrolHref } from './exam-addresses.ts'
import { identityForm } from './part-forms.ts'

/** A part of the form: a screen of its own, and a line of the task list. */
export interface EnrolmentPart {
  readonly name: string
  readonly title: string
  readonly optional: boolean
}

type Enrolment = ExamRegistration

const hasWaivers = ({ round }: Enrolment) => round.waivers.length > 0 && round.feePerPaper > 0

/** The materials that are asked for as the form stands answered; what proves a waiver goes with that. */
export const slotsAsked = (enrolment: Enrolment): readonly MaterialSlot[] =>
  enrolment.round.materials.filter(
    slot => isSlotAsked(slot, enrolment.answers) && !(slot.name === WAIVER_PROOF && hasWaivers(enrolment)),
  )

/** What is wrong with a waiver: its proof is missing. */
function waiverFaults({ round, waiver, materials }: Enrolment): AnswerFault[] {
  const asked = round.waivers.find(({ value }) => value === waiver)
  if (!asked || (materials[WAIVER_PROOF] ?? []).length > 0) return []
  return [{ path: 'waiver', message: `请上传${asked.proof}` }]
}

const part = (name: string, title: string, optional = false): EnrolmentPart => ({ name, title, optional })

/** All parts in the order in which they are asked. */
export const partsOf = (enrolment: Enrolment): readonly EnrolmentPart[] => {
  const { round } = enrolment
  return [
    part('position', '报考职位'),
    ...[identitySection(), ...round.form].map(({ name, title, entry }) =>
      part(name, title, entry !== undefined && !entry.atLeast),
    ),
    part('photo', '照片'),
    ...(round.materials.length > 0 ? [part('materials', '材料')] : []),
    ...(hasWaivers(enrolment) ? [part('waiver', '考试费减免', true)] : []),
  ]
}

/**
 * Until when the form as it stands may be sent: what is to be mended for the reviewers' time, which has no grace; everything
 * else until the round closes, and the version that was checked in time for the minutes after it.
 */
export const sendableUntil = ({
  pending,
  round,
  stampedUntil,
}: Pick<Enrolment, 'pending' | 'round' | 'stampedUntil'>) =>
  pending === 'repair' ? round.reviewUntil : (stampedUntil ?? round.closesAt)

/** Everything that keeps the form from being sent, in the order of its parts. */
export function faultsIn(enrolment: Enrolment): readonly AnswerFault[] {
  const { position, round, answers, photo, materials } = enrolment
  return [
    ...(position ? [] : [{ path: 'position', message: '请选择报考职位' }]),
    ...identityForm.faultsOf(identityForm.valuesOf(enrolment), enrolment),
    ...answerFaults(round.form, answers),
    ...(photo ? [] : [{ path: 'photo', message: '请上传照片' }]),
    ...materialFaults(slotsAsked(enrolment), answers, materials),
    ...waiverFaults(enrolment),
  ]
}

/** The part in which a path is answered: of `education.0.school` the education, of a slot the materials; '' for none. */
export function partOfPath(enrolment: Enrolment, path: string): string {
  const [first = ''] = path.split('.')
  const { form, materials } = enrolment.round
  const isSlot = materials.some(({ name }) => name === path) && path !== WAIVER_PROOF
  // A section speaks for its list under its bare name, too.
  if (isSlot && !form.some(({ name, entry }) => name === path && entry)) return 'materials'
  return partsOf(enrolment).some(({ name }) => name === first) ? first : ''
}

const hasContent = (given: unknown): boolean =>
  Array.isArray(given)
    ? given.length > 0
    : typeof given === 'object' && given !== null
      ? Object.values(given).some(hasContent)
      : given !== '' && given !== null && given !== false && given !== undefined

function isBegun({ position, identity, answers, photo, materials, waiver }: Enrolment, name: string): boolean {
  switch (name) {
    case 'position':
      return position !== null
    case 'identity':
      return hasContent(identity)
    case 'photo':
      return photo
    case 'materials':
      return hasContent(materials)
    case 'waiver':
      return waiver !== ''
    default:
      return hasContent(answers[name])
  }
}

/** Reasons that the office gave, by the part that they are about; those of no part under ''. */
export function reasonsBy(enrolment: Enrolment): ReadonlyMap<string, readonly [path: string, words: string][]> {
  const found = new Map<string, [string, string][]>()
  for (const [path, words] of Object.entries(enrolment.reasons)) {
    const name = partOfPath(enrolment, path)
    found.set(name, [...(found.get(name) ?? []), [path, words]])
  }
  return found
}

function stateOf(enrolment: Enrolment, { name, optional }: EnrolmentPart, isAtFault: boolean): TaskState {
  if (enrolment.outdated.includes(name) || reasonsBy(enrolment).has(name)) return 'wrong'
  const isSaid = isBegun(enrolment, name)
  if (optional && !isSaid) return 'todo'
  if (!isAtFault && isSaid) return 'done'
  // What may all be left out is done as soon as nothing is missing.
  return isSaid ? 'started' : isAtFault ? 'todo' : 'done'
}

const hintOf = (enrolment: Enrolment, name: string): string | undefined => {
  const reasons = reasonsBy(enrolment).get(name)
  if (reasons) return `审核意见：${reasons.map(([, words]) => words).join('；')}`
  if (enrolment.outdated.includes(name)) return '报名表有调整，请再看一遍'
  if (name === 'position' && enrolment.position) return `${enrolment.position.unit} · ${enrolment.position.title}`
  return undefined
}

/** The parts as a task list, with the check at its end. */
export function tasksOf(enrolment: Enrolment): readonly TaskItem[] {
  const faulty = new Set(faultsIn(enrolment).map(({ path }) => partOfPath(enrolment, path)))
  const tasks = partsOf(enrolment).map(
    (one): TaskItem => ({
      id: one.name,
      title: one.title,
      href: enrolHref(enrolment.id, { part: one.name }),
      state: stateOf(enrolment, one, faulty.has(one.name)),
      hint: hintOf(enrolment, one.name),
      optional: one.optional,
    }),
  )
  return tasks
}

/** The part to go on with after one: the next that is not complete; the check when all are. */
export function nextPart(enrolment: Enrolment, after: string): string {
  const parts = partsOf(enrolment).map(({ name }) => name)
  const faulty = new Set(faultsIn(enrolment).map(({ path }) => partOfPath(enrolment, path)))
  const later = parts.slice(parts.indexOf(after) + 1)
  return later.find(name => faulty.has(name)) ?? parts.find(name => name !== after && faulty.has(name)) ?? 'check'
}
