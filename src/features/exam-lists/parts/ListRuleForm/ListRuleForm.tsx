import type { ExamListKind, ExamListRule } from '#contract/exam-list'
import { Button, Checkbox, Field, NumberInput, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import {
  type DraftValues,
  faultsIn,
  keptRule,
  type ListWish,
  ruleFields,
  valuesOf,
  wishOf,
} from '../../model/draft-values.ts'

interface Props {
  exam: string
  kind: ExamListKind
  /** As the notice has it. */
  rule: ExamListRule
  onPreview: (wish: ListWish) => Promise<void>
  onChange: () => void
}

/** The rule of a list, as the notice has it, to be looked through before the list is reckoned; what is typed stays until the list is sealed. */
export function ListRuleForm({ exam, kind, rule, onPreview, onChange }: Props) {
  const isLater = kind !== 'shortlist'
  const session = useDraftForm<DraftValues>({
    initial: valuesOf(rule),
    rules: faultsIn,
    order: ruleFields,
    kept: keptRule(exam, kind),
    isStep: true,
    onChange,
    submit: values => onPreview(wishOf(exam, kind, values)),
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <FormBody {...session} gap={4} prefix="rule">
      <Field
        label={isLater ? '入选比例' : '入围比例'}
        hint="一行一条，人数从少到多，最后一行写“其余”；末位同分的全部入选"
        error={errors.steps?.message}
        controlId="rule-steps"
        required
      >
        <TextArea {...register('steps')} rows={3} />
      </Field>
      {isLater && (
        <>
          <Field
            label="笔试占总成绩"
            hint="笔试、技能测试以外的为面试；笔试先折合百分制"
            error={errors.written?.message}
            controlId="rule-written"
            required
          >
            <NumberInput {...register('written')} decimal unit="%" />
          </Field>
          <Field
            label="技能测试占总成绩"
            hint="没有技能测试填 0"
            error={errors.skill?.message}
            controlId="rule-skill"
            required
          >
            <NumberInput {...register('skill')} decimal unit="%" />
          </Field>
          <Checkbox
            {...register('panelFactor')}
            label="面试成绩用修正系数"
            hint="多个考官组时使用：本岗位全部考生平均分÷本组考生平均分"
          />
        </>
      )}
      <Field label="政策性加分上限" hint="不加分填 0" error={errors.bonus?.message} controlId="rule-bonus" required>
        <NumberInput {...register('bonus')} decimal unit="分" />
      </Field>
      <Field
        label="不再进入名单的准考证号"
        hint="放弃、资格复审或者体检不合格的，一行一个；由后面的依次递补，名单不公布原因"
        error={errors.out?.message}
        controlId="rule-out"
      >
        <TextArea {...register('out')} rows={3} />
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={session.isSubmitting}>
          预览名单
        </Button>
      </div>
    </FormBody>
  )
}
