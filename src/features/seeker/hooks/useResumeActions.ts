import {
  createResume,
  deleteResume,
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
    async change(id: string, changes: { title?: string; privacy?: PrivacyLevel; isDefault?: true }) {
      await keepResume(await settings.send({ id, ...changes }))
    },
    async remove(id: string, withEnglish: boolean) {
      await deletion.send({ id, withEnglish })
      await renew()
    },
  }
}
