import type { InputOf } from '#contract/endpoint'
import { answerTogether, deleteAnswerTemplate, listAnswerTemplates, saveAnswerTemplate } from '#contract/received'
import { useCall, useSend } from '#platform/call'
import { useRenewReceived } from './useReceived.ts'

/** Answers several applicants; what shows them is read anew afterwards. */
export function useTogether() {
  const { send, isSending } = useSend(answerTogether)
  const renew = useRenewReceived()
  return {
    isSending,
    answer: async (input: InputOf<typeof answerTogether>) => {
      const { results } = await send(input)
      // Whoever waited for what is read anew could send the same once more meanwhile.
      void renew()
      return results
    },
  }
}

/** The answers that the company keeps. */
export function useTemplates() {
  const { data, retry } = useCall(listAnswerTemplates, {})
  const saving = useSend(saveAnswerTemplate)
  const removing = useSend(deleteAnswerTemplate)
  return {
    templates: data?.list ?? [],
    isChanging: saving.isSending || removing.isSending,
    save: async (template: InputOf<typeof saveAnswerTemplate>) => {
      const saved = await saving.send(template)
      retry()
      return saved
    },
    remove: async (id: string) => {
      await removing.send({ id })
      retry()
    },
  }
}
