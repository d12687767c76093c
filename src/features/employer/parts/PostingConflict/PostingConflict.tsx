import { type JobDraft, type OwnJob, postingForm } from '#contract/job-posting'
import { differencesIn, useTrees, VersionConflict } from '#features/forms'

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
  const trees = useTrees()
  return (
    <VersionConflict
      {...choices}
      subject="这个职位"
      updatedAt={stored.updatedAt}
      differences={differencesIn(postingForm, { mine, other: stored.draft }, trees)}
    />
  )
}
