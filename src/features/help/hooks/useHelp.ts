import { listHelp, readHelpPage } from '#contract/help'
import type { HelpPageName } from '#contract/reference/help'
import { useCall } from '#platform/call'
import { questionsInput } from '../model/help-address.ts'

export function useHelpQuestions(search: { audience: string; words: string } | null) {
  const { data, ...state } = useCall(listHelp, search && questionsInput(search), { keepPreviousData: true })
  return { questions: data, ...state }
}

export function useHelpPage(name: HelpPageName | '') {
  const { data, ...state } = useCall(readHelpPage, name === '' ? null : { name })
  return { page: data, ...state }
}
