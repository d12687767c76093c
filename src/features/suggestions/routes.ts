import { page, type SliceRoutes } from '#platform/routing'
import { adRead, adsRead, answersRead, ownSuggestionsRead } from './reads.ts'

export const routes: SliceRoutes<'suggestions'> = {
  suggestions: {
    type: 'task-list',
    load: page(() => import('./pages/SuggestionsPage/SuggestionsPage.tsx'), 'SuggestionsPage'),
    reads: [answersRead, ownSuggestionsRead],
  },
  adForm: {
    type: 'task-list',
    load: page(() => import('./pages/AdFormPage/AdFormPage.tsx'), 'AdFormPage'),
    reads: [adsRead, adRead],
  },
}
