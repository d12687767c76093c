import { listPublicAnswers } from '#contract/suggestions'
import { read } from '#platform/routing'
import { answerSearchOf, viewOf } from './model/suggestion-address.ts'

/** What others were answered, where the address lists it. */
export const answersRead = read(
  listPublicAnswers,
  ({ query }) => (viewOf(query) === 'answers' ? answerSearchOf(query) : null),
  { keepPreviousData: true },
)
