import { listPublicAnswers } from '#contract/suggestions'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { answerSearchOf, viewOf } from './model/suggestion-address.ts'

export const suggestionsRoutes: readonly RouteRecord[] = [
  {
    path: '/suggestions',
    title: '意见建议',
    access: 'public',
    load: page(() => import('./pages/SuggestionsPage/SuggestionsPage.tsx'), 'SuggestionsPage'),
    data: ({ query }) => (viewOf(query) === 'answers' ? [routeCall(listPublicAnswers, answerSearchOf(query))] : []),
  },
  {
    path: '/ad/form',
    title: '参加或了解活动',
    access: 'type2',
    load: page(() => import('./pages/AdFormPage/AdFormPage.tsx'), 'AdFormPage'),
  },
]
