/** How the wish that a mark be looked at again goes on. */
export const recheckStates = ['asked', 'kept', 'changed', 'refused'] as const
export type RecheckState = (typeof recheckStates)[number]

export const recheckStateLabels = {
  asked: '待答复',
  kept: '维持原分',
  changed: '已更正',
  refused: '不予受理',
} as const satisfies Record<RecheckState, string>

/** What the office says by hand; a mark is corrected by a released table alone, which answers `correct`. */
export const recheckCommands = ['keep', 'refuse', 'correct'] as const
export type RecheckCommand = (typeof recheckCommands)[number]

const answers = { keep: 'kept', refuse: 'refused', correct: 'changed' } as const satisfies Record<
  RecheckCommand,
  RecheckState
>

/** Null where it has been answered: but a mark that is corrected after all is said to be. */
export function stepRecheck(state: RecheckState, command: RecheckCommand): RecheckState | null {
  if (state === 'asked') return answers[command]
  return state === 'kept' && command === 'correct' ? 'changed' : null
}
