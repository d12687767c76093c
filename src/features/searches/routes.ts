import { jobHunt, listSearches } from '#contract/searches'
import { page, type RouteRecord, routeCall } from '#platform/routing'

export const searchesRoutes: readonly RouteRecord[] = [
  {
    path: '/user/search-list',
    title: '保存的搜索',
    access: 'type2',
    load: page(() => import('./pages/SearchListPage/SearchListPage.tsx'), 'SearchListPage'),
    data: () => [routeCall(listSearches, {})],
  },
  {
    path: '/user/job-hunt',
    title: '求职进展',
    access: 'type2',
    load: page(() => import('./pages/JobHuntPage/JobHuntPage.tsx'), 'JobHuntPage'),
    data: () => [routeCall(jobHunt, {})],
  },
]
