import type { ExamMandate } from './exam-mandates.ts'

/** What somebody of the office may make of a registration. */
export const reviewCommands = ['approve', 'refuse', 'askRepair'] as const
export type ReviewCommand = (typeof reviewCommands)[number]

/** Why it waits: sent by its candidate, or an appeal against a refusal. */
export const reviewKinds = ['first', 'appeal'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Whose turn it is: the first look, the blind second one, or a third person where the two disagree. */
export const reviewStages = ['first', 'second', 'third'] as const
export type ReviewStage = (typeof reviewStages)[number]

/** Reasons by field; '' stands for the whole. */
export type ReviewReasons = Readonly<Record<string, string>>

/** What one person made of a registration as it was sent. */
export interface Opinion {
  readonly command: ReviewCommand
  readonly reasons: ReviewReasons
}

/** With who it was; null for an account that is gone. */
export interface Judgement extends Opinion {
  readonly by: string | null
}

/** So long a registration is one person's, from the last sign of them. */
export const HOLD_SECONDS = 600

/** Most that are approved together. */
export const MOST_TOGETHER = 50

/** Whose turn it is after these; null where nobody else is asked. */
export const stageAfter = (judgements: readonly unknown[]): ReviewStage | null =>
  reviewStages[judgements.length] ?? null

/** Which mandates let somebody look at a stage. */
const mandatesFor = {
  first: ['review'],
  second: ['second'],
  third: ['second', 'review'],
} as const satisfies Record<ReviewStage, readonly ExamMandate[]>

interface Looker {
  readonly id: string
  readonly mandates: readonly ExamMandate[]
}

interface Case {
  readonly kind: ReviewKind
  readonly judgements: readonly Judgement[]
  /** Those who had a hand in the refusal that is appealed against. */
  readonly refusers?: readonly (string | null)[]
}

/**
 * Whether somebody may look now: with the mandate of the stage, never twice at the same, and not first at an appeal against
 * what they refused themself.
 */
export function mayJudge({ id, mandates }: Looker, { kind, judgements, refusers = [] }: Case): boolean {
  const stage = stageAfter(judgements)
  if (!stage || !mandatesFor[stage].some(one => mandates.includes(one))) return false
  if (judgements.some(({ by }) => by === id)) return false
  return !(stage === 'first' && kind === 'appeal' && refusers.includes(id))
}

/** What is shown of those who looked before: nothing to the second, so that they look for themselves; both to the third. */
export const opinionsShown = (judgements: readonly Judgement[]): readonly Opinion[] =>
  stageAfter(judgements) === 'third' ? judgements.map(({ command, reasons }) => ({ command, reasons })) : []

/** What can be decided: an appeal is not mended, and nothing is that nobody could send any more. */
export const commandsFor = (kind: ReviewKind, isMendable: boolean): readonly ReviewCommand[] =>
  reviewCommands.filter(command => command !== 'askRepair' || (kind === 'first' && isMendable))

/** Of a digest of registration and the exam's salt, whether an approval is looked at again: one in ten. */
export const isSampled = ([a = 0, b = 0, c = 0, d = 0]: ArrayLike<number> & Iterable<number>): boolean =>
  ((a * 256 + b) * 256 + c) * 256 + d < 2 ** 32 / 10

/** Reasons of two people who agree, each field once. */
function together(one: ReviewReasons, other: ReviewReasons): ReviewReasons {
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const said = (path: string) => [...new Set([one[path], other[path]])].filter(words => words !== undefined).join('；')
  return Object.fromEntries(paths.map(path => [path, said(path)]))
}

/**
 * What is done to the registration after these judgements; null while another person has to look first. A refusal takes
 * two, an approval that is sampled as well; where two disagree the third decides.
 */
export function outcomeOf(judgements: readonly Opinion[], sampled: boolean): Opinion | null {
  const [first, second, third] = judgements
  if (!first) return null
  if (!second) return first.command === 'refuse' || (first.command === 'approve' && sampled) ? null : first
  if (first.command === second.command)
    return { command: first.command, reasons: together(first.reasons, second.reasons) }
  return third ?? null
}
