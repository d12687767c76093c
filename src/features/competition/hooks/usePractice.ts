import { useState } from 'react'
import { answerQuestion, type Outcome, questionDetail } from '#contract/competition'
import { useCall, useRead, useSend } from '#platform/call'
import { questionsRead } from '../reads.ts'

/** The question bank with what became of each answer. */
export function useQuestions() {
  const { data, ...state } = useRead(questionsRead)
  return { questions: data?.list, ...state }
}

/** One question; `answer` has the service judge it, and what it says is shown at once. `again` puts an answer aside for another try. */
export function usePractice(id: string, onAnswered: () => void) {
  const { data, ...state } = useCall(questionDetail, { id })
  const { send, isSending } = useSend(answerQuestion)
  const [given, setGiven] = useState<{ id: string; outcome: Outcome | null }>()
  const shown = given?.id === id ? given.outcome : (data?.outcome ?? null)
  return {
    question: data,
    ...state,
    outcome: shown,
    isSending,
    async answer(chosen: string[]) {
      setGiven({ id, outcome: await send({ id, chosen }) })
      state.retry()
      onAnswered()
    },
    again: () => setGiven({ id, outcome: null }),
  }
}
