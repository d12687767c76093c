import type { JobDraft, OwnJob } from '#contract/job-posting'
import { useJobCategories } from '../../hooks/useJobCategories.ts'
import { differencesOf } from '../../model/posting-answers.ts'
import { VersionConflict } from '../VersionConflict/VersionConflict.tsx'

interface Props {
  /** What was typed here. */
  mine: JobDraft
  /** The job as it is stored. */
  stored: OwnJob
  onKeepMine: () => void
  onTakeOther: () => void
}

/** The job was changed elsewhere while it was written here. */
export function PostingConflict({ mine, stored, ...choices }: Props) {
  const categories = useJobCategories()
  return (
    <VersionConflict
      {...choices}
      subject="这个职位"
      updatedAt={stored.updatedAt}
      differences={differencesOf(mine, stored.draft, categories)}
    />
  )
}
