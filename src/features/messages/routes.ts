import { listMessages } from '#contract/messages'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { filterOf } from './model/filter.ts'

const messages = {
  title: '消息',
  load: page(() => import('./pages/MessagesPage/MessagesPage.tsx'), 'MessagesPage'),
  data: ({ query }) => [routeCall(listMessages, filterOf(query))],
} as const satisfies Pick<RouteRecord, 'title' | 'load' | 'data'>

/** One page at two addresses for seekers and two for employers. */
export const messagesRoutes: readonly RouteRecord[] = [
  { path: '/message', access: 'type2', ...messages },
  { path: '/user/message-list', access: 'type2', ...messages },
  { path: '/manage/message', access: 'type1', ...messages },
  { path: '/enterprise/message-center', access: 'type1', ...messages },
]
