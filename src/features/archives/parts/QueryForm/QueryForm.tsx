import { useState } from 'react'
import { archiveQuery } from '#contract/archive-fields'
import { queryArchive } from '#contract/archives'
import type { InputOf, OutputOf } from '#contract/endpoint'
import { Button, Field, Stack, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { CaptchaStep } from '#features/session'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { QueryResult } from './QueryResult.tsx'

type Values = InputOf<typeof queryArchive>

const schema = /* @__PURE__ */ archiveQuery()
const empty: Values = { name: '', idNumber: '', captcha: { id: '', answer: '' } }

/** Asks who keeps a file, by name and identity number. What is typed is kept nowhere. */
export function QueryForm() {
  const { send } = useSend(queryArchive)
  const [answer, setAnswer] = useState<OutputOf<typeof queryArchive> | null>(null)
  const session = useDraftForm<Values>({
    rules: schema,
    initial: empty,
    submit: async values => setAnswer(await send(values)),
  })
  const { register, formState, reset } = session.form
  const { errors } = formState

  if (answer) {
    const again = () => {
      reset(empty)
      setAnswer(null)
    }
    return (
      <Stack gap={4}>
        <QueryResult found={answer.found} />
        <div>
          <Button onClick={again}>重新查询</Button>
        </div>
      </Stack>
    )
  }
  return (
    <ShortForm {...session} action="查询" paired>
      <Field label="姓名" hint="与身份证一致" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field
        label="身份证号码"
        hint="只用于本次查询，不保存"
        error={errors.idNumber?.message}
        controlId="idNumber"
        required
      >
        <TextInput {...register('idNumber')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <CaptchaStep />
    </ShortForm>
  )
}
