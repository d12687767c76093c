import { saveReading } from '#contract/competition'
import { useRead, useSend } from '#platform/call'
import { idIn, useRequest } from '#platform/routing'
import { courseRead } from '../reads.ts'

/** The course of the page with one's place in it; `learn` keeps a section as learned, `visit` the place where one is. */
export function useCourse() {
  const { id } = idIn(useRequest())
  const { data, ...state } = useRead(courseRead)
  const learning = useSend(saveReading)
  const visiting = useSend(saveReading)
  return {
    course: data,
    ...state,
    isSaving: learning.isSending,
    async learn(section: number) {
      await learning.send({ id, section, learned: true })
      state.retry()
    },
    visit: (section: number) => visiting.send({ id, section }),
  }
}
