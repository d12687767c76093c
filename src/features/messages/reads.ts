import { listMessages } from '#contract/messages'
import { read } from '#platform/routing'
import { filterOf } from './model/filter.ts'

/** A page of one's messages. */
export const messagesRead = read(listMessages, ({ query }) => filterOf(query), { keepPreviousData: true })
