import * as z from 'zod/mini'
import { optionalText, text } from '#contract/fields'
import { Button, Field, Text, TextArea } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Values {
  note: string
  reason: string
}

interface Props {
  /** Under which name this browser keeps what is typed. */
  name: string
  /** A released version is there. */
  changes: boolean
  onSeal: (values: Values) => Promise<void>
}

const rulesFor = (changes: boolean) =>
  z.strictObject({
    reason: changes ? text('变更内容和原因', { max: 300 }) : optionalText('变更内容和原因', 300),
    note: optionalText('说明', 300),
  })

/** Seals what is previewed: from here on it can't be altered, only released by another or taken back. */
export function SealForm({ name, changes, onSeal }: Props) {
  const session = useDraftForm<Values>({
    initial: { note: '', reason: '' },
    rules: rulesFor(changes),
    order: ['reason', 'note'],
    kept: { name: `exam-list-seal-${name}`, fields: ['note', 'reason'] },
    submit: onSeal,
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <FormBody {...session} gap={4} prefix="seal">
      {changes && (
        <Field
          label="变更内容和原因"
          hint="会随新版本一起公布，旧版本仍可查阅"
          error={errors.reason?.message}
          controlId="seal-reason"
          required
        >
          <TextArea {...register('reason')} rows={3} />
        </Field>
      )}
      <Field label="说明" hint="选填，会随名单公布，最多 300 字" error={errors.note?.message} controlId="seal-note">
        <TextArea {...register('note')} rows={3} />
      </Field>
      <Text tone="muted">封存后名单和校验码不再变化，由另一位同事核准后公布。公布时在名单中的考生会收到站内消息。</Text>
      <div>
        <Button type="submit" variant="primary" loading={session.isSubmitting}>
          封存名单
        </Button>
      </div>
    </FormBody>
  )
}
