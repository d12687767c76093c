import { listMessages } from '#contract/messages'
import { read } from '#platform/routing'
import { messageFilter } from './model/message-filter.ts'

/** A page of one's messages, those about one thing together. */
export const messagesRead = read(
  listMessages,
  ({ query }) => {
    const { id: _, ...filter } = messageFilter.parse(query)
    return { ...filter, together: filter.thing === '' }
  },
  { keepPreviousData: true },
)
