import { courseDetail, saveReading } from '#contract/competition'
import { useCall, useSend } from '#platform/call'

/** A course with one's place in it; `learn` keeps a section as learned, `visit` the place where one is. */
export function useCourse(id: string) {
  const { data, ...state } = useCall(courseDetail, { id })
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
