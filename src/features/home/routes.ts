import { page, type RouteRecord } from '#platform/routing'
import { homeCalls } from './model/calls.ts'

export const homeRoutes: readonly RouteRecord[] = [
  {
    path: '/',
    title: '首页',
    access: 'public',
    load: page(() => import('./pages/HomePage/HomePage.tsx'), 'HomePage'),
    data: homeCalls,
  },
]
