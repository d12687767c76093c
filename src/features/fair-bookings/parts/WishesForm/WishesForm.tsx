import * as z from 'zod/mini'
import type { FairParticipation } from '#contract/fair-bookings'
import { type FairEquipment, fairEquipment } from '#contract/fair-contract'
import { optionalText } from '#contract/fields'
import { CheckboxGroup, Field, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

type Values = Pick<FairParticipation, 'equipment' | 'wishes'>

interface Props {
  participation: Pick<FairParticipation, 'id' | 'equipment' | 'wishes'>
  onSave: (wishes: { equipment: FairEquipment[]; wishes: string }) => Promise<void>
}

const schema = /* @__PURE__ */ z.object({ wishes: optionalText('其他需求', 200), equipment: z.array(z.string()) })

/** What is wanted at the booth. Renders a `<form>`. */
export function WishesForm({ participation: { id, equipment, wishes }, onSave }: Props) {
  const say = useSay()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { equipment, wishes },
    kept: { name: `fair-wishes:${id}`, fields: ['equipment', 'wishes'] },
    async submit(values) {
      await onSave(values)
      say.done('展位需求已保存')
    },
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="保存展位需求">
      <CheckboxGroup {...register('equipment')} label="设备" options={fairEquipment} inline />
      <Field label="其他需求" controlId="wishes" error={formState.errors.wishes?.message}>
        <TextArea {...register('wishes')} rows={3} limit={200} />
      </Field>
    </ShortForm>
  )
}
