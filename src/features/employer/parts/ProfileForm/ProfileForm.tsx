import { companyFacts, companyForm, companyQuestions } from '#contract/company-fields'
import { Text } from '#design-system'
import { FormSections, LongForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import type { ProfileValues } from '../../model/profile-values.ts'

interface Props {
  initial: ProfileValues
  /** Something here is not saved yet. */
  isChanged: boolean
  onChange: (values: ProfileValues) => void
  onSave: (values: ProfileValues) => Promise<void>
}

const rules = /* @__PURE__ */ companyFacts()
const order = companyQuestions.map(({ name }) => name)

/** What a company says of itself. Everything typed is handed on at once; it is public once it is saved. */
export function ProfileForm({ initial, isChanged, onChange, onSave }: Props) {
  const form = useDraftForm<ProfileValues>({ initial, order, rules, onChange, submit: onSave })
  return (
    <LongForm
      {...form}
      action="保存资料"
      beside={
        <Text size="sm" tone="muted" inline>
          {isChanged ? '有修改还没有保存，内容已留在这个浏览器里' : '没有未保存的修改'}
        </Text>
      }
    >
      <FormSections sections={companyForm} />
    </LongForm>
  )
}
