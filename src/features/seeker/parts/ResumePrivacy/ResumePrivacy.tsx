import type { PrivacyLevel, Resume } from '#contract/resumes'
import { Field, Select, useToasts } from '#design-system'
import { useResumeActions } from '../../hooks/useResumeActions.ts'
import { useSayRefusal } from '../../hooks/useSayRefusal.ts'
import { privacyOptions } from '../../model/resume-labels.ts'

interface Props {
  resume: Pick<Resume, 'id' | 'privacy'>
}

const isLevel = (value: string): value is PrivacyLevel => privacyOptions.some(option => option.value === value)

/** Who may see a resume, in words, and at once another answer when one is chosen. */
export function ResumePrivacy({ resume: { id, privacy } }: Props) {
  const { change } = useResumeActions()
  const toasts = useToasts()
  const sayRefusal = useSayRefusal()

  async function choose(value: string) {
    if (!isLevel(value)) return
    try {
      await change(id, { privacy: value })
      toasts.show({ message: '已修改公开范围', tone: 'success', duration: 1500 })
    } catch (error) {
      sayRefusal(error)
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
