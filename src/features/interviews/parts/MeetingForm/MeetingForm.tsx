import { Controller } from 'react-hook-form'
import { meetingLengths, type NewMeetingInput, newMeeting } from '#contract/meeting-fields'
import { DatePicker, Field, FormSection, Row, Select, type SelectOption, TextArea, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { times } from '../SlotFields/times.ts'
import { PanelFields } from './PanelFields.tsx'

const schema = /* @__PURE__ */ newMeeting()

/** All of a plan is kept. */
const fields = ['jobId', 'day', 'time', 'minutes', 'place', 'contact', 'phone', 'note', 'members'] as const

const lengths = meetingLengths.map(minutes => ({ value: String(minutes), label: `${minutes} 分钟` }))

interface Props {
  /** What the draft is kept under: `new`, or the id of the meeting that is changed. */
  name: string
  stored: NewMeetingInput
  /** The company's postings; without them the posting is fixed. */
  postings?: readonly SelectOption[] | undefined
  /** The verb on the button. */
  action: string
  /** Called with what passed the rules; rejects with what the service says. */
  onSave: (values: NewMeetingInput) => Promise<void>
}

/** The plan of a conference interview: which posting, when, where, before whom. What is typed is kept until it is sent. */
export function MeetingForm({ name, stored, postings, action, onSave }: Props) {
  const session = useDraftForm<NewMeetingInput>({
    rules: schema,
    initial: stored,
    kept: { name: `meeting:${name}`, fields },
    submit: onSave,
  })
  const { form } = session
  const { errors } = form.formState
  return (
    <ShortForm {...session} action={action}>
      {postings && (
        <FormSection title="职位" hint="一场面试会只面试一个职位。">
          <Field label="职位" error={errors.jobId?.message} controlId="jobId" required>
            <Select {...form.register('jobId')} placeholder="请选择" options={postings} />
          </Field>
        </FormSection>
      )}
      <FormSection title="时间" hint="求职者按加入队列的先后，依次得到自己的时间。">
        <Row gap={3} align="start">
          <Field label="日期" error={errors.day?.message} controlId="day" required>
            <Controller
              control={form.control}
              name="day"
              render={({ field }) => (
                <DatePicker
                  title="选择面试会的日期"
                  value={field.value}
                  onValueChange={({ value }) => field.onChange(value)}
                  onBlur={field.onBlur}
                />
              )}
            />
          </Field>
          <Field label="开始时间" error={errors.time?.message} controlId="time" required>
            <Select {...form.register('time')} placeholder="请选择" options={times} />
          </Field>
          <Field label="每人时长" error={errors.minutes?.message} controlId="minutes" required>
            <Select {...form.register('minutes')} options={lengths} />
          </Field>
        </Row>
      </FormSection>
      <FormSection title="地点和联系人">
        <Field
          label="面试地点"
          hint="写到楼层和房间；叫号时求职者会收到这个地点"
          error={errors.place?.message}
          controlId="place"
          required
        >
          <TextInput {...form.register('place')} />
        </Field>
        <Field label="联系人" error={errors.contact?.message} controlId="contact" required>
          <TextInput {...form.register('contact')} autoComplete="name" />
        </Field>
        <Field label="联系电话" hint="求职者找不到地方时拨打" error={errors.phone?.message} controlId="phone" required>
          <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="说明" hint="选填。要带的证件、作品，或者面试的内容" error={errors.note?.message} controlId="note">
          <TextArea {...form.register('note')} rows={3} limit={500} />
        </Field>
      </FormSection>
      <FormSection title="面试官" hint="每位面试官各填一张评分表，只有您单位能看到。">
        <PanelFields />
      </FormSection>
    </ShortForm>
  )
}
