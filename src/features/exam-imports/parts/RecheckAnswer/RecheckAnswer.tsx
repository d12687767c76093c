import * as z from 'zod/mini'
import { recheckAnswer } from '#contract/exam-import-fields'
import type { OfficeRecheck } from '#contract/exam-imports'
import { Field, RadioGroup, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  recheck: Pick<OfficeRecheck, 'id'>
  onAnswer: (state: 'kept' | 'refused', answer: string) => Promise<void>
}

interface Values {
  state: string
  answer: string
}

const schema = /* @__PURE__ */ z.object(recheckAnswer())

const results = [
  { value: 'kept', label: '维持原分' },
  { value: 'refused', label: '不予受理' },
] as const

/** Answers a wish that a mark be looked at again. Renders a `<form>`. */
export function RecheckAnswer({ recheck: { id }, onAnswer }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { state: '', answer: '' },
    kept: { name: `exam-recheck-${id}`, fields: ['state', 'answer'] },
    submit: ({ state, answer }) => onAnswer(state === 'refused' ? 'refused' : 'kept', answer),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="答复考生">
      <Text tone="muted">分数确有错误的，请上传更正后的成绩表；核准后系统会自动答复“已更正”，并通知考生。</Text>
      <RadioGroup
        {...register('state')}
        id="state"
        label="复核结果"
        options={results}
        error={formState.errors.state?.message}
        required
        inline
      />
      <Field
        label="答复"
        hint="考生会看到这段话：核对了什么，结果是什么"
        error={formState.errors.answer?.message}
        controlId="answer"
        required
      >
        <TextArea {...register('answer')} limit={300} rows={3} />
      </Field>
    </ShortForm>
  )
}
