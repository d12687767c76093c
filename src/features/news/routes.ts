import { articleDetail, listArticles } from '#contract/news'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { searchOf } from './model/article-search.ts'

export const newsRoutes: readonly RouteRecord[] = [
  {
    path: '/notice/list',
    title: '通知公告',
    access: 'public',
    load: page(() => import('./pages/NoticeListPage/NoticeListPage.tsx'), 'NoticeListPage'),
    data: ({ query }) => [routeCall(listArticles, searchOf(query))],
  },
  {
    path: '/news/page/:id',
    title: '公告正文',
    access: 'public',
    load: page(() => import('./pages/ArticlePage/ArticlePage.tsx'), 'ArticlePage'),
    data: ({ params: { id = '' } }) => [routeCall(articleDetail, { id })],
    notFound: '/news/404',
  },
  {
    path: '/news/404',
    title: '内容不存在',
    access: 'public',
    load: page(() => import('./pages/ArticleMissingPage/ArticleMissingPage.tsx'), 'ArticleMissingPage'),
  },
]
