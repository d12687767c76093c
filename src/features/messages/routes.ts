import { listMessages } from '#contract/messages'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { filterOf } from './model/filter.ts'

const messages = {
  title: '消息',
  load: page(() => import('./pages/MessagesPage/MessagesPage.tsx'), 'MessagesPage'),
  data: ({ query }) => [routeCall(listMessages, filterOf(query))],
} as const satisfies Pick<RouteRecord, 'title' | 'load' | 'data'>

/** One page at two addresses: a seeker's and an employer's. */
export const messagesRoutes: readonly RouteRecord[] = [
  { path: '/message', access: 'type2', ...messages },
  { path: '/manage/message', access: 'type1', ...messages },
]
