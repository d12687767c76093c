import type { InputOf } from '#contract/endpoint'
import {
  createResume,
  deleteResume,
  getResume,
  listResumes,
  makeEnglishVersion,
  type PrivacyLevel,
  updateResumeSettings,
} from '#contract/resumes'
import { seekerOverview } from '#contract/seeker'
import { useRenew, useSend } from '#platform/call'
import { useKeepResume } from './useResume.ts'

/** What can be done with resumes as a whole; each keeps lists and pages up to date. */
export function useResumeActions() {
  const creation = useSend(createResume)
  const translation = useSend(makeEnglishVersion)
  const settings = useSend(updateResumeSettings)
  const deletion = useSend(deleteResume)
  const keepResume = useKeepResume()
  const renew = useRenew(listResumes, seekerOverview)
  const renewSettings = useRenew(listResumes, getResume)

  return {
    isCreating: creation.isSending,
    async create(begun: { title: string; privacy: PrivacyLevel }) {
      const resume = await creation.send(begun)
      await keepResume(resume)
      return resume
    },
    isMaking: translation.isSending,
    /** Makes the English version of a resume, or gives the one it has. */
    async makeEnglish(id: string) {
      const english = await translation.send({ id })
      await keepResume(english)
      return english
    },
    /** What is refused was about settings that are not these any more. */
    async change(id: string, changes: Omit<InputOf<typeof updateResumeSettings>, 'id'>) {
      try {
        await keepResume(await settings.send({ id, ...changes }))
      } catch (error) {
        await renewSettings()
        throw error
      }
    },
    async remove(id: string, withEnglish: boolean) {
      await deletion.send({ id, withEnglish })
      await renew()
    },
  }
}
