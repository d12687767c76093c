import { type ResumeSectionName, resumeForm, resumeSectionLabels } from '#contract/resume-sections'
import { isListSection } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { differencesIn, differencesInEntries, useTrees, VersionConflict } from '#features/forms'
import { type SectionValues, valuesOf } from '../../model/section-values.ts'

interface Props {
  /** What was typed here. */
  mine: SectionValues
  /** The resume as it is stored. */
  stored: Resume
  section: ResumeSectionName
  onKeepMine: () => void
  onTakeOther: () => void
}

/** Another tab or device changed this section while it was written here: shows where they differ, and asks for one. */
export function ResumeConflict({ mine, stored, section, ...choices }: Props) {
  const trees = useTrees()
  const { questions } = resumeForm[section]
  const asked = [{ name: section, title: resumeSectionLabels[section], hint: '', questions }]
  const other = valuesOf(stored.sections, section)
  return (
    <VersionConflict
      {...choices}
      subject="这一节"
      updatedAt={stored.updatedAt}
      differences={
        isListSection(section)
          ? differencesInEntries(
              asked,
              resumeForm[section].entry.label,
              { mine: mine.items, other: other.items },
              trees,
            )
          : differencesIn(asked, { mine: mine.fields, other: other.fields }, trees)
      }
    />
  )
}
