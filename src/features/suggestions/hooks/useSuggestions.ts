import { useRead } from '#platform/call'
import { answersRead, ownSuggestionsRead } from '../reads.ts'

export function usePublicAnswers() {
  const { data, ...state } = useRead(answersRead)
  return { answers: data, ...state }
}

/** What the person has written; nothing is asked for while nobody is signed in. */
export function useOwnSuggestions() {
  const { data, ...state } = useRead(ownSuggestionsRead)
  return { suggestions: data, ...state }
}
