import {
  type InvitationInput,
  interviewLengths,
  interviewWays,
  invitation,
  MOST_SLOTS,
} from '#contract/interview-fields'
import { Field, FormSection, RadioGroup, Select, TextArea, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { SlotFields } from '../SlotFields/SlotFields.tsx'

const schema = /* @__PURE__ */ invitation()

const fields = ['way', 'place', 'contact', 'phone', 'note', 'minutes', 'slots'] as const

const lengths = interviewLengths.map(minutes => ({ value: String(minutes), label: `${minutes} 分钟` }))

const places = {
  onsite: { label: '面试地址', hint: '写到楼层和房间，附近不好找的写上标志物' },
  video: { label: '会议号或链接', hint: '写明用什么软件，入会密码也写在这里' },
} as const

interface Props {
  applicationId: string
  /** Called with what passed the rules; rejects with what the service says. */
  onInvite: (values: InvitationInput) => Promise<void>
}

/** An employer's invitation: how, where, with whom, and one to five times to choose from. */
export function InviteForm({ applicationId, onInvite }: Props) {
  const session = useDraftForm<InvitationInput>({
    rules: schema,
    initial: {
      applicationId,
      way: 'onsite',
      place: '',
      contact: '',
      phone: '',
      note: '',
      minutes: '30',
      slots: [{ day: '', time: '' }],
    },
    kept: { name: `invite:${applicationId}`, fields },
    submit: async values => onInvite({ ...values, place: values.way === 'phone' ? '' : values.place }),
  })
  const { form } = session
  const { errors } = form.formState
  const way = form.watch('way')
  const place = way === 'onsite' || way === 'video' ? places[way] : undefined
  return (
    <ShortForm {...session} action="发出邀请">
      <FormSection title="时间" hint="给出一到五个时间，由求职者选择；都不方便时，求职者可以提出其他时间。">
        <SlotFields most={MOST_SLOTS.employer} />
        <Field label="时长" error={errors.minutes?.message} controlId="minutes" required>
          <Select {...form.register('minutes')} options={lengths} />
        </Field>
      </FormSection>
      <FormSection title="方式和地点">
        <RadioGroup
          {...form.register('way')}
          id="way"
          label="面试方式"
          options={interviewWays}
          error={errors.way?.message}
          inline
          required
        />
        {place && (
          <Field label={place.label} hint={place.hint} error={errors.place?.message} controlId="place" required>
            <TextInput {...form.register('place')} />
          </Field>
        )}
        <Field label="联系人" error={errors.contact?.message} controlId="contact" required>
          <TextInput {...form.register('contact')} autoComplete="name" />
        </Field>
        <Field
          label="联系电话"
          hint={way === 'phone' ? '到时用这个号码打给求职者' : '求职者找不到地方或要改时间时拨打'}
          error={errors.phone?.message}
          controlId="phone"
          required
        >
          <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="说明" hint="选填。要带的证件、作品，或者面试的内容" error={errors.note?.message} controlId="note">
          <TextArea {...form.register('note')} rows={3} limit={500} />
        </Field>
      </FormSection>
    </ShortForm>
  )
}
