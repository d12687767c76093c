import { listMessages } from '#contract/messages'
import { type RouteRecord, routeCall } from '#platform/routing'
import { filterOf } from './model/filter.ts'

const page = {
  title: '消息',
  load: () => import('./pages/MessagesPage/MessagesPage.tsx').then(({ MessagesPage }) => ({ Page: MessagesPage })),
  data: ({ query }) => [routeCall(listMessages, filterOf(query))],
} as const satisfies Pick<RouteRecord, 'title' | 'load' | 'data'>

/** One page at two addresses: a seeker's and an employer's. */
export const messagesRoutes: readonly RouteRecord[] = [
  { path: '/message', access: 'type2', ...page },
  { path: '/manage/message', access: 'type1', ...page },
]
