import { page, type SliceRoutes } from '#platform/routing'
import { answersRead } from './reads.ts'

export const suggestionsRoutes: SliceRoutes<'suggestions'> = {
  suggestions: {
    load: page(() => import('./pages/SuggestionsPage/SuggestionsPage.tsx'), 'SuggestionsPage'),
    reads: [answersRead],
  },
  adForm: { load: page(() => import('./pages/AdFormPage/AdFormPage.tsx'), 'AdFormPage') },
}
