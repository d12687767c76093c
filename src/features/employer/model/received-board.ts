import { type ApplicationState, applicationStateLabels, applicationStates, canMove } from '#contract/applications'

/** Where an employer can take an application. */
const movableStates = ['viewed', 'shortlisted', 'interview', 'offer', 'hired', 'unfit'] as const
export type MovableState = (typeof movableStates)[number]

export const isMovable = (state: ApplicationState): state is MovableState =>
  movableStates.some(known => known === state)

/** A column for each state that an employer takes applications from or to. */
export const boardStates: readonly ApplicationState[] = applicationStates.filter(
  state => isMovable(state) || movableStates.some(to => canMove(state, to)),
)

const named = (state: ApplicationState) => `“${applicationStateLabels[state]}”`

/** Why an application can't be taken there; '' where it can. */
export function obstacleBetween(from: ApplicationState, to: ApplicationState): string {
  if (from === to) return `已经是${named(to)}`
  if (canMove(from, to)) return ''
  if (to === 'delivered') return '求职者投递后自动进入'
  if (to === 'expired') return '满 30 天没有答复自动进入'
  if (!movableStates.some(state => canMove(from, state))) return `${named(from)}是最后一步，不能再改`
  if (to === 'viewed') return '已经查看过'
  const before = applicationStates.filter(state => canMove(state, to))
  return `${named(from)}不能直接改为${named(to)}，先要${before.map(named).join('或')}`
}

/** A step back is lawful: what was taken there can be taken back. */
export const canUndo = (from: ApplicationState, to: ApplicationState): from is MovableState =>
  isMovable(from) && canMove(to, from)
