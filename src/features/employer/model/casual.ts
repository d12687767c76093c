import type { OutputOf } from '#contract/endpoint'
import { payWords } from '#contract/flexible'
import type { FlexibleStage, SimpleAnswer, SimpleState } from '#contract/flexible-life'
import type { listOwnFlexibleJobs } from '#contract/flexible-posts'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, id, oneOf, pageNumber } from '#platform/routing'

/** `/manage/jobs?casual=post&job=7`: which of the company's casual work is asked for, and how; '' for ordinary jobs. */
export const casualSearch = addressCodec({
  casual: oneOf(['list', 'post', 'people']),
  group: oneOf(['current', 'queued', 'draft', 'over']),
  job: id(),
  /** The job whose work is offered for another day. */
  again: id(),
  page: pageNumber(),
})

export type CasualSearch = AddressOf<typeof casualSearch>

export const casualAddress = (search: Partial<CasualSearch>): string => casualSearch.format(pathTo('ownJobs'), search)

export type CasualRow = OutputOf<typeof listOwnFlexibleJobs>['list'][number]

export const stageLabels: Readonly<Record<FlexibleStage, string>> = {
  draft: '草稿',
  queued: '待核验后自动发布',
  open: '招工中',
  full: '已招满',
  started: '已开工',
  past: '已结束',
  closed: '已取消',
}

export const stageTones = {
  draft: 'neutral',
  queued: 'primary',
  open: 'success',
  full: 'primary',
  started: 'primary',
  past: 'neutral',
  closed: 'warning',
} as const satisfies Record<FlexibleStage, string>

export const stateTones = {
  applied: 'accent',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  came: 'success',
  absent: 'warning',
} as const satisfies Record<SimpleState, string>

/** What each answer does, on its button. */
export const answerLabels: Readonly<Record<SimpleAnswer, string>> = {
  accepted: '录用',
  declined: '不录用',
  came: '已到岗',
  absent: '没有到岗',
}

/** It was never before the public, so nobody sees it or applies to it. */
export const isUnposted = (stage: FlexibleStage): stage is 'draft' | 'queued' => stage === 'draft' || stage === 'queued'

/** What a row tells of a job, empty where it is not said. */
export function factsOf({
  payLow,
  payHigh,
  payUnit,
  place,
  startsOn,
  startsAt,
  headcount,
  left,
  stage,
  ...row
}: CasualRow) {
  const isTaking = stage === 'open' || stage === 'full'
  return [
    payLow === null || payHigh === null ? '' : payWords({ payLow, payHigh, payUnit }),
    place,
    startsOn && `${startsOn} ${startsAt}`.trim().concat(' 开工'),
    headcount === null ? '' : isTaking ? `招 ${headcount} 人，还差 ${left} 人` : `招 ${headcount} 人`,
    row.closedBecause,
  ]
}
