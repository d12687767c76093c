import type { OutputOf } from '#contract/endpoint'
import type { listSimpleApplications } from '#contract/flexible'
import type { SimpleState } from '#contract/flexible-life'
import type { AlertTone } from '#design-system'

export type SimpleApplied = OutputOf<typeof listSimpleApplications>['list'][number]

interface Standing {
  readonly tone: AlertTone
  readonly children: string
}

const standings: Readonly<Record<SimpleState, Standing>> = {
  applied: { tone: 'success', children: '您已报名。单位会按您账号的手机号联系您，请不要预付任何费用。' },
  accepted: { tone: 'success', children: '您已被录用，请按时到岗。如果不能参加，请尽早打电话告诉招工单位。' },
  declined: { tone: 'info', children: '招工单位这次没有录用您，可以看看同类的其他零工。' },
  came: { tone: 'success', children: '单位记录您已到岗。' },
  absent: { tone: 'warning', children: '单位记录您没有到岗。如果您到岗了，请联系招工单位更正，也可以向平台投诉。' },
}

/** How an application stands, for whom it is from. */
export const standingOf = ({ state, closed }: Pick<SimpleApplied, 'state' | 'closed'>): Standing =>
  closed && state !== 'declined'
    ? { tone: 'warning', children: '单位取消了这份零工，请不要前往，可以看看其他零工。' }
    : standings[state]
