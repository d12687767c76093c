import { listOwnSuggestions, listPublicAnswers } from '#contract/suggestions'
import { useCall } from '#platform/call'
import { useSession } from '#platform/session'
import type { AnswerSearch } from '../model/suggestion-address.ts'

export function usePublicAnswers(search: AnswerSearch) {
  const { data, ...state } = useCall(listPublicAnswers, search, { keepPreviousData: true })
  return { answers: data, ...state }
}

/** What the person has written; nothing is asked for while nobody is signed in. */
export function useOwnSuggestions(page: number) {
  const { status } = useSession()
  const { data, ...state } = useCall(listOwnSuggestions, status === 'LOGIN' ? { page, pageSize: 5 } : null)
  return { suggestions: data, ...state }
}
