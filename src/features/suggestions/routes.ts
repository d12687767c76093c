import { page, type SliceRoutes } from '#platform/routing'
import { adRead, adsRead, answersRead, ownSuggestionsRead } from './reads.ts'

export const routes: SliceRoutes<'suggestions'> = {
  suggestions: {
    load: page(() => import('./pages/SuggestionsPage/SuggestionsPage.tsx'), 'SuggestionsPage'),
    reads: [answersRead, ownSuggestionsRead],
  },
  adForm: {
    load: page(() => import('./pages/AdFormPage/AdFormPage.tsx'), 'AdFormPage'),
    reads: [adsRead, adRead],
  },
}
