import type { SimpleApplied } from '#contract/flexible'
import { canEnd, type SimpleState } from '#contract/flexible-life'
import type { AlertTone } from '#design-system'

interface Standing {
  readonly tone: AlertTone
  readonly children: string
}

const standings: Readonly<Record<SimpleState, Standing>> = {
  applied: { tone: 'success', children: '您已报名。单位会按您账号的手机号联系您，请不要预付任何费用。' },
  accepted: { tone: 'success', children: '您已被录用，请按时到岗。如果不能参加，请尽早撤回报名，把名额让出来。' },
  declined: { tone: 'info', children: '招工单位这次没有录用您，可以看看同类的其他零工。' },
  withdrawn: { tone: 'info', children: '您已撤回这次报名，不能再报名这份零工，可以看看其他零工。' },
  came: { tone: 'success', children: '单位记录您已到岗。' },
  absent: { tone: 'warning', children: '单位记录您没有到岗。如果您到岗了，请联系招工单位更正，也可以向平台投诉。' },
}

/** How an application stands, for whom it is from. */
export const standingOf = ({ state, stage }: Pick<SimpleApplied, 'state' | 'stage'>): Standing =>
  stage === 'closed' && state !== 'declined' && state !== 'withdrawn'
    ? { tone: 'warning', children: '单位取消了这份零工，请不要前往，可以看看其他零工。' }
    : state === 'accepted' && !canEnd(state, stage)
      ? { tone: 'success', children: '您已被录用，零工已经开工。' }
      : standings[state]
