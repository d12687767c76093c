import type { RouteRecord } from '#platform/routing'
import { homeCalls } from './model/calls.ts'

export const homeRoutes: readonly RouteRecord[] = [
  {
    path: '/',
    title: '首页',
    access: 'public',
    load: () => import('./pages/HomePage/HomePage.tsx').then(({ HomePage }) => ({ Page: HomePage })),
    data: homeCalls,
  },
]
