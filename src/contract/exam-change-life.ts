/**
 * A change of an exam that one person prepares and another releases: imported positions or scores, a list, a cut position,
 * a longer window, an export with whole identity numbers.
 */
export const examChangeStates = ['prepared', 'released', 'refused', 'withdrawn'] as const
export type ExamChangeState = (typeof examChangeStates)[number]

export const examChangeStateLabels = {
  prepared: '等待核准',
  released: '已核准',
  refused: '已退回',
  withdrawn: '已撤回',
} as const satisfies Record<ExamChangeState, string>

export const examChangeCommands = ['release', 'refuse', 'withdraw'] as const
export type ExamChangeCommand = (typeof examChangeCommands)[number]

/** Who asks: whoever prepared it may take it back, and nobody answers what they prepared themselves. */
export interface ExamChangeActor {
  readonly isPreparer: boolean
  /** Has the mandate to release. */
  readonly mayRelease: boolean
}

/** What becomes of a change; null where this person can't, or it has been answered. */
export function stepExamChange(
  state: ExamChangeState,
  command: ExamChangeCommand,
  { isPreparer, mayRelease }: ExamChangeActor,
): ExamChangeState | null {
  if (state !== 'prepared') return null
  if (command === 'withdraw') return isPreparer ? 'withdrawn' : null
  if (isPreparer || !mayRelease) return null
  return command === 'release' ? 'released' : 'refused'
}

/** What this person can do with it. */
export const examChangeCommandsFor = (state: ExamChangeState, actor: ExamChangeActor): ExamChangeCommand[] =>
  examChangeCommands.filter(command => stepExamChange(state, command, actor) !== null)
