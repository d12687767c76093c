import { questionnaireInfo } from '#contract/questionnaires'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { HOUSEHOLD } from './model/slugs.ts'

export const questionnairesRoutes: readonly RouteRecord[] = [
  {
    path: '/questionnaire/jtjj',
    title: '问卷调查',
    access: 'public',
    load: page(() => import('./pages/QuestionnairePage/QuestionnairePage.tsx'), 'QuestionnairePage'),
    data: () => [routeCall(questionnaireInfo, { slug: HOUSEHOLD })],
  },
]
