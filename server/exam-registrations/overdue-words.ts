import { linkTo, type MessageContent } from '../messages/message.ts'
import type { Overdue } from './queries/waiting.ts'

/** What the office is told of reviews that are overdue: how many, of which exam, and of nobody by name. */
export const overdueMessage = ({ exam, title, waiting }: Overdue): MessageContent<'employer'> => ({
  category: 'service',
  title: '报名审核已超过期限',
  body: `“${title}”的审核时间已过，还有 ${waiting} 份报名没有审核结果，请尽快处理。`,
  link: linkTo('examOfficeReviews', { id: exam }),
})
