import { useState } from 'react'
import type { Ad } from '#contract/ads'
import { ANSWER_WORKING_DAYS } from '#contract/reference/suggestions'
import { type AdInquiryInput, adInquiry, SUGGESTION_LENGTH } from '#contract/suggestion-fields'
import { submitSuggestion } from '#contract/suggestions'
import { Field, TextArea, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { titleAbout } from '../../model/ad-title.ts'
import { Sent } from '../WriteForm/Sent.tsx'

const schema = /* @__PURE__ */ adInquiry()
const empty: AdInquiryInput = { body: '', name: '', phone: '' }

/** A seeker's question about something that is advertised, or the wish to take part: a letter to the office. */
export function AdForm({ ad }: { ad: Pick<Ad, 'id' | 'title'> }) {
  const [sent, setSent] = useState<{ ticket: string; dueOn: string; phone: string } | null>(null)
  const { send } = useSend(submitSuggestion)
  const session = useDraftForm<AdInquiryInput>({
    rules: schema,
    initial: empty,
    kept: { name: `ad:${ad.id}`, fields: ['body'] },
    submit: async values => {
      const letter = { kind: 'consult', title: titleAbout(ad.title), publishable: false, files: [] }
      const answer = await send({ ...letter, ...values })
      setSent({ ...answer, phone: values.phone })
    },
  })
  const { form } = session
  const { errors } = form.formState
  if (sent) return <Sent {...sent} />
  return (
    <ShortForm {...session} action="提交">
      <Field
        label="想参加或想了解什么"
        hint={`写明参加的时间、人数或问题，${ANSWER_WORKING_DAYS} 个工作日内答复。不要写身份证号码等无关的个人信息`}
        error={errors.body?.message}
        controlId="body"
        required
      >
        <TextArea {...form.register('body')} rows={5} limit={SUGGESTION_LENGTH} />
      </Field>
      <Field label="称呼" error={errors.name?.message} controlId="name" required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <Field
        label="手机号"
        hint="查询进度时核对，办理人员也可能打来联系您"
        error={errors.phone?.message}
        controlId="phone"
        required
      >
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
    </ShortForm>
  )
}
