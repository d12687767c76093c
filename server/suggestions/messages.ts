import { linkTo, type MessageContent } from '../messages/message.ts'

/** Where people see what became of their letters. */
const link = linkTo('suggestions', null, { view: 'progress' })

/** To whoever wrote while signed in: the ticket, and until when they are answered. */
export const receivedMessage = (given: {
  readonly title: string
  readonly ticket: string
  readonly dueOn: string
}): MessageContent => ({
  category: 'service',
  title: '您的来信已受理',
  body: `您的来信「${given.title}」已受理，受理编号 ${given.ticket}，将在 ${given.dueOn} 前答复。`,
  link,
})
