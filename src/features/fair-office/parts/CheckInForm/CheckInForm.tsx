import * as z from 'zod/mini'
import { Field, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  onCheckIn: (booth: string) => Promise<{ company: string; booth: string; isNew: boolean }>
}

const schema = /* @__PURE__ */ z.object({
  booth: z.string().check(z.trim(), z.minLength(1, '请输入展位号'), z.maxLength(6, '展位号最多 6 个字')),
})

/** An employer that has come, by the number of its booth. Renders a `<form>`. */
export function CheckInForm({ onCheckIn }: Props) {
  const say = useSay()
  const session = useDraftForm<{ booth: string }>({
    rules: schema,
    initial: { booth: '' },
    async submit({ booth }) {
      const { company, booth: code, isNew } = await onCheckIn(booth)
      if (isNew) say.done(`${code} ${company} 已签到`)
      else say.warning(`${code} ${company} 之前已签到`)
      session.form.reset({ booth: '' })
    },
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="签到">
      <Field
        label="展位号"
        hint="开场前 4 小时起可以签到；开场后 30 分钟没有签到的记为未到场，到了还可以补签"
        error={formState.errors.booth?.message}
        controlId="booth"
        required
      >
        <TextInput {...register('booth')} maxLength={6} autoComplete="off" />
      </Field>
    </ShortForm>
  )
}
