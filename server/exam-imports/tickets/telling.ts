import { type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { linkTo, type MessageContent } from '../../messages/message.ts'

interface About {
  readonly exam: string
  readonly title: string
  readonly stage: TicketStage
}

const linkOf = ({ exam, stage }: About) => linkTo('examTicket', { id: exam }, { group: stage })

/** Told to whoever has a ticket of a later stage for the first time. */
export const issuedMessage = (about: About): MessageContent<'seeker'> => ({
  category: 'service',
  title: `${labelOf(ticketStages, about.stage)}准考证可以打印了`,
  body: `“${about.title}”的${labelOf(ticketStages, about.stage)}已经安排，请打印准考证，按上面的时间和地点报到。`,
  link: linkOf(about),
})

/** Told to whoever comes at another time, to another place or in another order. */
export const movedMessage = (about: About): MessageContent<'seeker'> => ({
  category: 'service',
  title: `${labelOf(ticketStages, about.stage)}安排有调整，请重新打印准考证`,
  body: `“${about.title}”调整了您的${labelOf(ticketStages, about.stage)}安排。以前打印、保存的${labelOf(ticketStages, about.stage)}准考证作废，请重新打印。`,
  link: linkOf(about),
})
