import { useState } from 'react'
import { createQuestionSet, exportQuestionSet } from '#contract/competition'
import type { InputOf, OutputOf } from '#contract/endpoint'
import { saveFile, useSend, useTransport } from '#platform/call'

type QuestionSet = OutputOf<typeof createQuestionSet>

/** Draws a set of questions and saves it as a file; the set that was drawn last can be saved again while it is kept. */
export function useQuestionSet() {
  const transport = useTransport()
  const { send } = useSend(createQuestionSet)
  const [set, setSet] = useState<QuestionSet | null>(null)
  const [isBusy, setBusy] = useState(false)

  const save = async ({ cacheKey }: QuestionSet) => saveFile(await transport().call(exportQuestionSet, { cacheKey }))

  async function busily(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }

  return {
    set,
    isBusy,
    draw: (wanted: InputOf<typeof createQuestionSet>) =>
      busily(async () => {
        setSet(null)
        const drawn = await send(wanted)
        setSet(drawn)
        await save(drawn)
      }),
    saveAgain: () => busily(async () => void (set && (await save(set)))),
  }
}
