import type { ApplicationState } from './application-states.ts'

/** So many letters of a seeker may follow each other before the employer has answered. */
export const MOST_REPLIES = 5

/** As far as the rule looks at an application: where it is, and who did or said what, oldest first. */
interface Told {
  readonly state: ApplicationState
  readonly events: readonly { readonly actor: string; readonly remark: string }[]
}

const wanted: readonly ApplicationState[] = ['interview', 'offer', 'hired']

/**
 * Why the seeker can't write to the employer now; '' where they can: once the employer has written or wants to meet them, and
 * a few times for each answer.
 */
export function replyObstacle({ state, events }: Told): string {
  if (state === 'withdrawn') return '这份投递已撤回，不能再留言'
  const answered = events.findLastIndex(({ actor }) => actor === 'employer')
  const isWanted = wanted.includes(state) || events.some(({ actor, remark }) => actor === 'employer' && remark !== '')
  if (!isWanted) return '单位给您留言或邀请面试后，您可以回复'
  const letters = events.slice(answered + 1).filter(({ actor, remark }) => actor === 'seeker' && remark !== '')
  return letters.length < MOST_REPLIES ? '' : `您已连续留言 ${MOST_REPLIES} 次，请等单位答复后再写`
}
