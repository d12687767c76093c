import { page, type SliceRoutes } from '#platform/routing'
import { aboutRead, complaintsRead, questionsRead, statementRead, supervisionRead } from './reads.ts'

export const routes: SliceRoutes<'help'> = {
  help: {
    type: 'landing',
    load: page(() => import('./pages/HelpPage/HelpPage.tsx'), 'HelpPage'),
    reads: [questionsRead, statementRead],
  },
  about: {
    type: 'article',
    load: page(() => import('./pages/AboutPage/AboutPage.tsx'), 'AboutPage'),
    reads: [aboutRead],
  },
  supervision: {
    type: 'article',
    load: page(() => import('./pages/SupervisionPage/SupervisionPage.tsx'), 'SupervisionPage'),
    reads: [supervisionRead, complaintsRead],
  },
}
