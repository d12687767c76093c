import type { PrivacyLevel, Resume } from '#contract/resumes'
import { Field, Select } from '#design-system'
import { useSay } from '#platform/notices'
import { useResumeActions } from '../../hooks/useResumeActions.ts'
import { privacyOptions } from '../../model/resume-labels.ts'

interface Props {
  resume: Pick<Resume, 'id' | 'privacy'>
}

const isLevel = (value: string): value is PrivacyLevel => privacyOptions.some(option => option.value === value)

/** Who may see a resume, in words, and at once another answer when one is chosen. */
export function ResumePrivacy({ resume: { id, privacy } }: Props) {
  const { change } = useResumeActions()
  const say = useSay()

  async function choose(value: string) {
    if (!isLevel(value)) return
    try {
      await change(id, { privacy: value, was: { privacy } })
      say.done('已修改公开范围')
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Field label="谁能看到" hint={privacyOptions.find(({ value }) => value === privacy)?.hint}>
      <Select
        options={privacyOptions.map(({ value, label }) => ({ value, label }))}
        value={privacy}
        onChange={({ currentTarget: { value } }) => void choose(value)}
      />
    </Field>
  )
}
