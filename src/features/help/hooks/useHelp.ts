import { readHelpPage } from '#contract/help'
import type { HelpPageName } from '#contract/reference/help'
import { useCall, useRead } from '#platform/call'
import { complaintsRead, questionsRead } from '../reads.ts'

export function useHelpQuestions() {
  const { data, ...state } = useRead(questionsRead)
  return { questions: data, ...state }
}

/** What is asked about complaints. */
export function useComplaintQuestions() {
  const { data, ...state } = useRead(complaintsRead)
  return { questions: data, ...state }
}

export function useHelpPage(name: HelpPageName) {
  const { data, ...state } = useCall(readHelpPage, { name })
  return { page: data, ...state }
}
