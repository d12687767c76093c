import { page, type SliceRoutes } from '#platform/routing'
import {
  articleRead,
  articlesRead,
  articleTemplateRead,
  bannersRead,
  columnRead,
  columnsRead,
  companyNewsRead,
  headlinesRead,
  regulationsRead,
} from './reads.ts'

export const routes: SliceRoutes<'news'> = {
  newsCentre: {
    type: 'landing',
    load: page(() => import('./pages/ConsultationPage/ConsultationPage.tsx'), 'ConsultationPage'),
    reads: [headlinesRead, columnsRead, bannersRead],
  },
  newsList: {
    type: 'results',
    load: page(() => import('./pages/ConsultationListPage/ConsultationListPage.tsx'), 'ConsultationListPage'),
    reads: [columnRead],
  },
  companyNews: {
    type: 'results',
    load: page(() => import('./pages/GroupNewsPage/GroupNewsPage.tsx'), 'GroupNewsPage'),
    reads: [companyNewsRead],
  },
  regulations: {
    type: 'results',
    load: page(() => import('./pages/RegulationsPage/RegulationsPage.tsx'), 'RegulationsPage'),
    reads: [regulationsRead],
  },
  notices: {
    type: 'results',
    load: page(() => import('./pages/NoticeListPage/NoticeListPage.tsx'), 'NoticeListPage'),
    reads: [articlesRead],
  },
  article: {
    type: 'article',
    load: page(() => import('./pages/ArticlePage/ArticlePage.tsx'), 'ArticlePage'),
    reads: [articleRead],
    notFound: 'articleMissing',
  },
  articleTemplate: {
    type: 'article',
    load: page(() => import('./pages/ArticleTemplatePage/ArticleTemplatePage.tsx'), 'ArticleTemplatePage'),
    reads: [articleTemplateRead],
    notFound: 'articleMissing',
  },
  articleMissing: {
    type: 'nothing',
    load: page(() => import('./pages/ArticleMissingPage/ArticleMissingPage.tsx'), 'ArticleMissingPage'),
  },
}
