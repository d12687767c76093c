import { page, type SliceRoutes } from '#platform/routing'
import {
  articleRead,
  calendarRead,
  examsRead,
  goingExamsRead,
  guideRead,
  helpRead,
  newestArticlesRead,
  newsRead,
  noticesRead,
  openExamsRead,
  ownNextRead,
  themePositionsRead,
  themeRead,
  themesRead,
} from './reads.ts'

export const routes: SliceRoutes<'exams'> = {
  examCentre: {
    type: 'landing',
    load: page(() => import('./pages/ExamCentrePage/ExamCentrePage.tsx'), 'ExamCentrePage'),
    reads: [openExamsRead, ownNextRead, calendarRead, newestArticlesRead],
  },
  examTrain: {
    type: 'landing',
    load: page(() => import('./pages/ExamTrainPage/ExamTrainPage.tsx'), 'ExamTrainPage'),
    reads: [goingExamsRead, guideRead],
  },
  examNotices: {
    type: 'results',
    load: page(() => import('./pages/ExamNoticesPage/ExamNoticesPage.tsx'), 'ExamNoticesPage'),
    reads: [noticesRead],
  },
  examNews: {
    type: 'results',
    load: page(() => import('./pages/ExamNewsPage/ExamNewsPage.tsx'), 'ExamNewsPage'),
    reads: [newsRead],
  },
  examArticle: {
    type: 'article',
    load: page(() => import('./pages/ExamArticlePage/ExamArticlePage.tsx'), 'ExamArticlePage'),
    reads: [articleRead],
  },
  examList: {
    type: 'results',
    load: page(() => import('./pages/ExamListPage/ExamListPage.tsx'), 'ExamListPage'),
    reads: [examsRead],
  },
  examThemes: {
    type: 'results',
    load: page(() => import('./pages/ExamThemesPage/ExamThemesPage.tsx'), 'ExamThemesPage'),
    reads: [themesRead],
  },
  examTheme: {
    type: 'detail',
    load: page(() => import('./pages/ExamThemePage/ExamThemePage.tsx'), 'ExamThemePage'),
    reads: [themeRead, themePositionsRead],
  },
  examGuide: {
    type: 'article',
    load: page(() => import('./pages/ExamGuidePage/ExamGuidePage.tsx'), 'ExamGuidePage'),
    reads: [guideRead],
  },
  examHelp: {
    type: 'landing',
    load: page(() => import('./pages/ExamHelpPage/ExamHelpPage.tsx'), 'ExamHelpPage'),
    reads: [guideRead],
  },
  examHelpEntry: {
    type: 'article',
    load: page(() => import('./pages/ExamHelpEntryPage/ExamHelpEntryPage.tsx'), 'ExamHelpEntryPage'),
    reads: [helpRead],
  },
}
