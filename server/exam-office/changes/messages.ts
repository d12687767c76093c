import { linkTo, type MessageContent } from '../../messages/message.ts'
import type { ChangeRow } from './queries.ts'

/** What whoever prepared a change is told of the answer. */
export function answerMessage({ id, exam_id, title }: ChangeRow, isReleased: boolean, reason: string) {
  const said = isReleased
    ? { title: '您准备的变更已核准', body: `“${title}”已由同事核准，已经生效。` }
    : { title: '您准备的变更被退回', body: `“${title}”被退回：\n${reason}\n修改后可以重新准备。` }
  const link = linkTo('examOfficeChanges', { id: exam_id }, { change: id })
  return { category: 'service', ...said, link } satisfies MessageContent<'employer'>
}
