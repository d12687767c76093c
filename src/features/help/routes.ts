import { page, type SliceRoutes } from '#platform/routing'
import { aboutRead, complaintsRead, questionsRead, statementRead, supervisionRead } from './reads.ts'

export const routes: SliceRoutes<'help'> = {
  help: {
    load: page(() => import('./pages/HelpPage/HelpPage.tsx'), 'HelpPage'),
    reads: [questionsRead, statementRead],
  },
  about: { load: page(() => import('./pages/AboutPage/AboutPage.tsx'), 'AboutPage'), reads: [aboutRead] },
  supervision: {
    load: page(() => import('./pages/SupervisionPage/SupervisionPage.tsx'), 'SupervisionPage'),
    reads: [supervisionRead, complaintsRead],
  },
}
