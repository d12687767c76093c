import { payWords, settlements } from '#contract/flexible'
import { type ToldPart, toldChanges, workingTime } from '#contract/flexible-check'
import type { FlexibleDraft } from '#contract/flexible-form'
import { holdsPlace, type SimpleAnswer, type SimpleState } from '#contract/flexible-life'
import { closingReasonList, OTHER_REASON } from '#contract/reference/closing-reasons'
import { labelOf } from '#contract/reference/lookup'
import { chinaMinute } from '../china-time.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import { placeLabel } from '../places.ts'

/** When its days begin and how long they are, in words; what the employer says of it comes after. */
export const hoursOf = (row: {
  readonly starts_time: string
  readonly day_hours: number | null
  readonly days: number
  readonly hours: string
}) =>
  [
    ...(row.day_hours === null ? [] : [`${row.starts_time} 开工`, `每天 ${row.day_hours} 小时`]),
    ...(row.days > 1 ? [`共 ${row.days} 天`] : []),
    ...(row.hours === '' ? [] : [row.hours]),
  ].join('，')

const inWords: Readonly<Record<ToldPart, (draft: FlexibleDraft) => string>> = {
  time: draft => {
    const { begins } = workingTime(draft)
    const first = Number.isNaN(begins) ? draft.startsOn : chinaMinute(begins)
    const days = { starts_time: '', day_hours: null, days: draft.days ?? 1, hours: draft.hours }
    return [`${first} 开工`, draft.length === null ? '' : `每天 ${draft.length} 小时`, hoursOf(days)]
      .filter(part => part !== '')
      .join('，')
  },
  pay: ({ payLow, payHigh, ...draft }) =>
    `${payWords({ ...draft, payLow: payLow ?? 0, payHigh: payHigh ?? 0 })}，${labelOf(settlements, draft.settled)}`,
  place: ({ city, district, address }) => `${placeLabel(city, district)} ${address}`,
}

const titles: Readonly<Record<ToldPart, string>> = { time: '时间', pay: '报酬', place: '地点' }

/** To those who have applied when time, pay or place are others than they knew; null where none is. */
export function changedMessage(
  id: string,
  before: FlexibleDraft,
  after: FlexibleDraft,
): MessageContent<'seeker'> | null {
  const parts = toldChanges(before, after)
  if (parts.length === 0) return null
  const names = parts.map(part => titles[part]).join('、')
  const lines = parts.map(part => `${titles[part]}：${inWords[part](before)} 改为 ${inWords[part](after)}`)
  return {
    category: 'job',
    title: `“${after.title}”的${names}有改动`,
    body: [...lines, '如果不能参加，请撤回报名：我的投递 → 零工报名。'].join('\n'),
    link: linkTo('flexible', null, { job: id }),
  }
}

/** To those who have applied when the work is called off. */
export const calledOffMessage = (id: string, title: string, reason: string): MessageContent<'seeker'> => ({
  category: 'job',
  title: `“${title}”已取消`,
  body: `招工单位取消了这份零工${reason === OTHER_REASON ? '' : `（${labelOf(closingReasonList, reason)}）`}，请不要前往，可以看看其他零工。`,
  link: linkTo('flexible', null, { job: id }),
})

/** To whoever has applied, by what the employer answers; null where nothing has to be told. */
export function answeredMessage(
  id: string,
  draft: FlexibleDraft,
  answer: SimpleAnswer,
): MessageContent<'seeker'> | null {
  const about = { category: 'application', link: linkTo('flexible', null, { job: id }) } as const
  switch (answer) {
    case 'accepted':
      return {
        ...about,
        title: `您已被录用：“${draft.title}”`,
        body: `时间：${inWords.time(draft)}\n地点：${inWords.place(draft)}\n报酬：${inWords.pay(draft)}\n请按时到岗；如果不能参加，请尽早撤回报名（我的投递 → 零工报名），把名额让出来。不要预付任何费用。`,
      }
    case 'declined':
      return {
        ...about,
        title: `“${draft.title}”没有录用您`,
        body: '招工单位这次没有选您，可以看看其他零工。',
      }
    case 'absent':
      return {
        ...about,
        title: `单位记录您没有到岗：“${draft.title}”`,
        body: '如果您到岗了，请联系招工单位更正，也可以向平台投诉。',
      }
    case 'came':
      return null
  }
}

/** To the employer's members, when somebody takes an application back. */
export const withdrawnMessage = (
  id: string,
  { title, name, state }: { readonly title: string; readonly name: string; readonly state: SimpleState },
): MessageContent<'employer'> => ({
  category: 'application',
  title: `有人撤回了“${title}”的报名`,
  body: `${name}撤回了报名，不会来上班。${holdsPlace(state) ? '空出一个名额，可以录用别人。' : '不用再答复。'}`,
  link: linkTo('ownJobs', null, { casual: 'people', job: id }),
})

/** To the employer's members, when casual work appears that waited for the company's check. */
export const openedMessage = (id: string, { title }: FlexibleDraft): MessageContent<'employer'> => ({
  category: 'job',
  title: `“${title}”已自动发布`,
  body: '单位认证已通过，您提交的零工现在可以报名了。',
  link: linkTo('ownJobs', null, { casual: 'people', job: id }),
})

const draftLink = (id: string) => linkTo('ownJobs', null, { casual: 'post', job: id })

/** To them, when it should have begun before the check was passed. */
export const startedMessage = (id: string, draft: FlexibleDraft): MessageContent<'employer'> => ({
  category: 'job',
  title: `“${draft.title}”的开工时间已过`,
  body: `单位认证通过以前，开工时间（${chinaMinute(workingTime(draft).begins)}）就到了，这份零工没有发布出去。填写的内容都在草稿里，请改为新的时间再发布。`,
  link: draftLink(id),
})

/** To them, when it does not pass the rules of posting any more. */
export const returnedMessage = (
  id: string,
  { title }: FlexibleDraft,
  faults: readonly string[],
): MessageContent<'employer'> => ({
  category: 'job',
  title: `“${title}”没有自动发布`,
  body: `单位认证已通过，但这份零工有内容需要修改：${faults.join('；')}。填写的内容都在草稿里，请修改后再发布。`,
  link: draftLink(id),
})
