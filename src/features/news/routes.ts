import { articleDetail, listArticles } from '#contract/news'
import { type RouteRecord, routeCall } from '#platform/routing'
import { searchOf } from './model/article-search.ts'

export const newsRoutes: readonly RouteRecord[] = [
  {
    path: '/notice/list',
    title: '通知公告',
    access: 'public',
    load: () =>
      import('./pages/NoticeListPage/NoticeListPage.tsx').then(({ NoticeListPage }) => ({ Page: NoticeListPage })),
    data: ({ query }) => [routeCall(listArticles, searchOf(query))],
  },
  {
    path: '/news/page/:id',
    title: '公告正文',
    access: 'public',
    load: () => import('./pages/ArticlePage/ArticlePage.tsx').then(({ ArticlePage }) => ({ Page: ArticlePage })),
    data: ({ params: { id = '' } }) => [routeCall(articleDetail, { id })],
    notFound: '/news/404',
  },
  {
    path: '/news/404',
    title: '内容不存在',
    access: 'public',
    load: () =>
      import('./pages/ArticleMissingPage/ArticleMissingPage.tsx').then(({ ArticleMissingPage }) => ({
        Page: ArticleMissingPage,
      })),
  },
]
