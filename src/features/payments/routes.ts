import { listPosts, postInfo } from '#contract/payments'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { postOf, postSearchOf, viewOf } from './model/payment-address.ts'

export const paymentsRoutes: readonly RouteRecord[] = [
  {
    path: '/payment/index',
    title: '考试缴费',
    access: 'public',
    load: page(() => import('./pages/PaymentPage/PaymentPage.tsx'), 'PaymentPage'),
    data: ({ query }) => {
      const view = viewOf(query)
      if (view === 'post') return [routeCall(postInfo, { id: postOf(query) })]
      return view === 'posts' ? [routeCall(listPosts, postSearchOf(query))] : []
    },
  },
  {
    path: '/user/exam-list',
    title: '我的考试报名',
    access: 'type2',
    load: page(() => import('./pages/ExamListPage/ExamListPage.tsx'), 'ExamListPage'),
  },
]
