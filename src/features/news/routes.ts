import { listAdsByAlias } from '#contract/ads'
import { articleDetail, listArticles, listArticlesByType, listColumns, listNews, newsInfo } from '#contract/news'
import { listRegulations } from '#contract/regulations'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { searchOf } from './model/article-search.ts'
import { bannerInput, columnInput, columnsInput, groupInput, headlineInput } from './model/calls.ts'
import { columnSearchOf } from './model/column-search.ts'
import { regulationSearchOf } from './model/regulation-search.ts'

export const newsRoutes: readonly RouteRecord[] = [
  {
    path: '/consultation',
    title: '资讯中心',
    access: 'public',
    load: page(() => import('./pages/ConsultationPage/ConsultationPage.tsx'), 'ConsultationPage'),
    data: () => [
      routeCall(listNews, headlineInput),
      routeCall(listColumns, columnsInput),
      routeCall(listAdsByAlias, bannerInput),
    ],
  },
  {
    path: '/consultation-list',
    title: '资讯列表',
    access: 'public',
    load: page(() => import('./pages/ConsultationListPage/ConsultationListPage.tsx'), 'ConsultationListPage'),
    data: ({ query }) => [routeCall(listArticlesByType, columnInput(columnSearchOf(query)))],
  },
  {
    path: '/group/news',
    title: '单位动态',
    access: 'public',
    load: page(() => import('./pages/GroupNewsPage/GroupNewsPage.tsx'), 'GroupNewsPage'),
    data: ({ query }) => [routeCall(listNews, groupInput(columnSearchOf(query, 'group')))],
  },
  {
    path: '/government/regulations',
    title: '政策法规库',
    access: 'public',
    load: page(() => import('./pages/RegulationsPage/RegulationsPage.tsx'), 'RegulationsPage'),
    data: ({ query }) => [routeCall(listRegulations, regulationSearchOf(query))],
  },
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
    path: '/news/template/:id',
    title: '打印与转载版式',
    access: 'public',
    load: page(() => import('./pages/ArticleTemplatePage/ArticleTemplatePage.tsx'), 'ArticleTemplatePage'),
    data: ({ params: { id = '' } }) => [routeCall(newsInfo, { id })],
    notFound: '/news/404',
  },
  {
    path: '/news/404',
    title: '内容不存在',
    access: 'public',
    load: page(() => import('./pages/ArticleMissingPage/ArticleMissingPage.tsx'), 'ArticleMissingPage'),
  },
]
