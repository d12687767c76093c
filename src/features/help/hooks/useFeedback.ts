import { useState } from 'react'
import { addFeedback } from '#contract/help'
import type { FeedbackForm } from '#contract/help-fields'
import { useSend } from '#platform/call'
import { wordsFor } from '#platform/forms'

/** What a reader says of one answer; once said, it is thanked for. */
export function useFeedback(questionId: string) {
  const { send, isSending } = useSend(addFeedback)
  const [said, setSaid] = useState<'helpful' | 'not-helpful' | ''>('')
  const [failure, setFailure] = useState('')
  const tell = async (input: { helpful: boolean } & Partial<FeedbackForm>) => {
    setFailure('')
    try {
      await send({ questionId, ...input })
      setSaid(input.helpful ? 'helpful' : 'not-helpful')
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }
  return { said, failure, isSending, tell }
}
