import type { ExamFormSection } from '#contract/exam-form'
import { identitySection } from '#contract/exam-identity'
import { useTrees, VersionConflict } from '#features/forms'
import { readableIdentity, sectionDifferences } from '../../model/answer-words.ts'
import { identityForm, type PartValues, type StoredForm, sectionForm } from '../../model/part-forms.ts'

interface Props {
  /** Null for who registers. */
  section: ExamFormSection | null
  /** What was typed here. */
  mine: PartValues
  /** The form as it is stored. */
  stored: StoredForm
  onKeepMine: () => void
  onTakeOther: () => void
}

/** An identity number is compared by what of it may be shown. */
function identityDifferences(mine: PartValues, stored: StoredForm) {
  const { identity = stored.identity } = identityForm.changeOf(mine, stored).stored
  return sectionDifferences(identitySection(), {
    mine: readableIdentity(identity),
    other: readableIdentity(stored.identity),
  })
}

/** A part was changed on another page or device while it was written here: shows where they differ, and asks for one. */
export function PartConflict({ section, mine, stored, ...choices }: Props) {
  const trees = useTrees()
  const typed = section && sectionForm(section).changeOf(mine, stored).stored.answers
  return (
    <VersionConflict
      {...choices}
      subject="这一部分"
      updatedAt={stored.updatedAt}
      differences={
        section
          ? sectionDifferences(section, { mine: typed?.[section.name], other: stored.answers[section.name] }, trees)
          : identityDifferences(mine, stored)
      }
    />
  )
}
