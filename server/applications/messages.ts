import { type ApplicationState, applicationStateLabels } from '#contract/applications'
import type { MessageContent } from '../messages/message.ts'

/** To the employer's members. Names nobody: the application itself says who it is, for as long as it may. */
export const receivedMessage = (jobTitle: string): MessageContent => ({
  category: 'application',
  title: `「${jobTitle}」收到一份新简历`,
  body: `有求职者投递了「${jobTitle}」，请及时查看并答复。`,
  link: '/manage/resume',
})

/** To the employer's members, when a seeker has taken an application back. */
export const withdrawnMessage = (jobTitle: string): MessageContent => ({
  category: 'application',
  title: `「${jobTitle}」的一份投递已撤回`,
  body: `一位求职者撤回了对「${jobTitle}」的投递，其简历不再提供查看。`,
  link: '/manage/resume',
})

interface Answer {
  readonly jobTitle: string
  readonly companyName: string
  readonly state: ApplicationState
  readonly remark: string
}

/** To the seeker, when the employer has moved an application on; the remark stands on lines of its own. */
export const answerMessage = ({ jobTitle, companyName, state, remark }: Answer): MessageContent => ({
  category: 'application',
  title: `「${jobTitle}」的投递进展：${applicationStateLabels[state]}`,
  body: [`${companyName}已将您对「${jobTitle}」的投递更新为“${applicationStateLabels[state]}”。`, remark]
    .filter(line => line !== '')
    .join('\n'),
  link: '/manage/user/position',
})
