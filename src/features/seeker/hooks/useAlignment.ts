import { resume as resumeSchema } from '#contract/resume-fields'
import { type Resume, settleSection, takeOriginalFacts } from '#contract/resumes'
import { useSend } from '#platform/call'
import { storedElsewhere } from '#platform/drafts'
import { useSay } from '#platform/notices'
import { useKeepResume } from './useResume.ts'

/** What brings an English version in line with its original; false for what was refused. */
export function useAlignment(id: string) {
  const taking = useSend(takeOriginalFacts)
  const settling = useSend(settleSection)
  const keepResume = useKeepResume()
  const say = useSay()

  async function attempt(work: Promise<Resume>) {
    try {
      await keepResume(await work)
      return true
    } catch (error) {
      say.failure(error)
      const current = storedElsewhere(error, resumeSchema())
      if (current) await keepResume(current)
      return false
    }
  }

  return {
    isBusy: taking.isSending || settling.isSending,
    /** Takes over every changed fact that needs no translation. */
    take: () => attempt(taking.send({ id })),
    /** Says that a section has been brought in line by hand. */
    settle: ({ section, at }: Resume['behind'][number]) => attempt(settling.send({ id, section, at })),
  }
}
