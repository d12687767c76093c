import { page, type SliceRoutes } from '#platform/routing'
import { householdRead } from './reads.ts'

export const routes: SliceRoutes<'questionnaires'> = {
  household: {
    type: 'task-list',
    load: page(() => import('./pages/QuestionnairePage/QuestionnairePage.tsx'), 'QuestionnairePage'),
    reads: [householdRead],
  },
}
