import * as z from 'zod/mini'
import { healthConsent, healthQuestions } from '#contract/exam-registration-fields'
import { finishedRules } from '#contract/form/rules'
import { Checkbox, FieldGroup, Text } from '#design-system'
import { Questions, ShortForm } from '#features/forms'
import { faultsBy, useDraftForm } from '#platform/forms'
import type { HealthStatement } from '../../hooks/useHealth.ts'

interface Props {
  /** What was answered before; null for nothing. */
  given: { well: boolean; note: string } | null
  onSave: (statement: HealthStatement) => Promise<void>
}

interface Values {
  well: string
  note: string
  agreed: boolean
}

const rules = /* @__PURE__ */ finishedRules(healthQuestions)
const consent = /* @__PURE__ */ z.object({ agreed: healthConsent() })

/** Asks about health, with a consent of its own that nobody ticks beforehand. Renders a `<form>`. */
export function HealthForm({ given, onSave }: Props) {
  const session = useDraftForm<Values>({
    initial: { well: given === null ? '' : given.well ? '1' : '0', note: given?.note ?? '', agreed: false },
    order: ['well', 'note', 'agreed'],
    rules: ({ agreed, ...answers }) => [...faultsBy(rules, answers), ...faultsBy(consent, { agreed })],
    submit: ({ well, note, agreed }) => onSave({ well: well === '1', note: well === '1' ? '' : note, agreed }),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="保存健康信息">
      <Text tone="muted">
        这次考试请考生说明身体状况，只用于安排考场和现场服务，不影响资格审核。填写后 30 天自动删除。
      </Text>
      <Questions questions={healthQuestions} />
      <FieldGroup label="健康信息的使用" error={formState.errors.agreed?.message}>
        <Checkbox
          {...register('agreed')}
          id="agreed"
          label="我同意为本次考试使用我填写的健康信息"
          hint="属于敏感个人信息，只用于本次考试；不同意就不用填写。"
        />
      </FieldGroup>
    </ShortForm>
  )
}
