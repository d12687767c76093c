import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { messagesRead } from './reads.ts'

const messages: RouteRecord = {
  type: 'inbox',
  load: page(() => import('./pages/MessagesPage/MessagesPage.tsx'), 'MessagesPage'),
  reads: [messagesRead],
}

/** One page at two addresses for seekers and two for employers. */
export const routes: SliceRoutes<'messages'> = {
  seekerMessages: messages,
  seekerMessageList: messages,
  employerMessages: messages,
  employerMessageCentre: messages,
}
