import { useState } from 'react'
import * as z from 'zod/mini'
import { recheckCauses, type ScoreCard } from '#contract/exam-tickets'
import { oneOf, optionalText } from '#contract/fields'
import { Button, Field, RadioGroup, Row, Select, Stack, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'

export interface Wish {
  paper: string
  cause: string
  note: string
}

interface Props {
  /** The papers that have not been asked about. */
  papers: ScoreCard['parts']
  onAsk: (wish: Wish) => Promise<void>
}

const schemaOf = (papers: ScoreCard['parts']) =>
  z.strictObject({
    paper: oneOf(
      '科目',
      papers.map(({ paper }) => ({ value: paper })),
    ),
    cause: oneOf('复核原因', recheckCauses),
    note: optionalText('补充说明', 300),
  })

/** Asks for one paper to be looked at again, for one of the causes that the rules list. Opened by a press. */
export function RecheckForm({ papers, onAsk }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [first] = papers
  const session = useDraftForm<Wish>({
    rules: schemaOf(papers),
    initial: { paper: papers.length === 1 && first ? first.paper : '', cause: '', note: '' },
    order: ['paper', 'cause', 'note'],
    submit: async wish => {
      await onAsk(wish)
      setOpen(false)
    },
  })
  const { register, formState } = session.form
  const { errors } = formState
  if (!isOpen) {
    return (
      <div>
        <Button variant="primary" onClick={() => setOpen(true)}>
          申请复核
        </Button>
      </div>
    )
  }
  return (
    <FormBody {...session} gap={4} prefix="recheck">
      <Field label="科目" error={errors.paper?.message} controlId="recheck-paper" required>
        <Select
          {...register('paper')}
          placeholder="请选择"
          options={papers.map(({ paper, title }) => ({ value: paper, label: title }))}
        />
      </Field>
      <RadioGroup
        label="复核原因"
        hint="只受理这三种；不重新评卷"
        error={errors.cause?.message}
        id="recheck-cause"
        options={recheckCauses}
        required
        {...register('cause')}
      />
      <Field label="补充说明" hint="选填，最多 300 字" error={errors.note?.message} controlId="recheck-note">
        <TextArea {...register('note')} rows={3} />
      </Field>
      <Stack gap={3}>
        <Row gap={3}>
          <Button type="submit" variant="primary" loading={session.isSubmitting}>
            提交复核申请
          </Button>
          <Button onClick={() => setOpen(false)}>先不申请</Button>
        </Row>
      </Stack>
    </FormBody>
  )
}
