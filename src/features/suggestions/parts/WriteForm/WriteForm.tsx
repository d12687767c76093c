import { useRef, useState } from 'react'
import { ANSWER_WORKING_DAYS, suggestionKinds } from '#contract/reference/suggestions'
import { guestSuggestion, SUGGESTION_LENGTH, type SuggestionInput, suggestionInput } from '#contract/suggestion-fields'
import { submitSuggestion } from '#contract/suggestions'
import { Checkbox, Field, RadioGroup, TextArea, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { CaptchaStep } from '#features/session'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { useSession } from '#platform/session'
import { useGuestLetter } from '../../hooks/useGuestLetter.ts'
import { Attachments } from '../Attachments/Attachments.tsx'
import { GuestAttachments } from '../GuestAttachments/GuestAttachments.tsx'
import { Sent } from './Sent.tsx'

const empty: SuggestionInput = { kind: '', title: '', body: '', name: '', phone: '', publishable: false, files: [] }
const forGuests = /* @__PURE__ */ guestSuggestion()
const forAccounts = /* @__PURE__ */ suggestionInput()

/** The letter to the office. Guests copy four characters; whoever has an account does not. */
export function WriteForm() {
  const isGuest = useSession().status === 'LOGOUT'
  const [sent, setSent] = useState<{ ticket: string; dueOn: string; phone: string } | null>(null)
  const { send } = useSend(submitSuggestion)
  const chosen = useRef<readonly File[]>([])
  const { sendLetter } = useGuestLetter()
  const session = useDraftForm<SuggestionInput>({
    rules: isGuest ? forGuests : forAccounts,
    initial: empty,
    kept: { name: 'suggestion', fields: ['kind', 'title', 'body'] },
    submit: async values => {
      const { captcha, ...letter } = values
      const answer = await (captcha && isGuest ? sendLetter(letter, chosen.current, captcha) : send(letter))
      setSent({ ...answer, phone: values.phone })
    },
  })
  const { form } = session
  const { errors } = form.formState
  if (sent) return <Sent {...sent} />
  return (
    <ShortForm {...session} action="提交意见">
      <RadioGroup
        {...form.register('kind')}
        id="kind"
        label="类型"
        options={suggestionKinds}
        error={errors.kind?.message}
        inline
        required
      />
      <Field label="标题" error={errors.title?.message} controlId="title" required>
        <TextInput {...form.register('title')} />
      </Field>
      <Field
        label="内容"
        hint="请写明时间、地点和经过。不要写身份证号码、银行卡号等与办理无关的个人信息"
        error={errors.body?.message}
        controlId="body"
        required
      >
        <TextArea {...form.register('body')} rows={8} limit={SUGGESTION_LENGTH} />
      </Field>
      {isGuest ? (
        <GuestAttachments
          id="files"
          label="附件"
          hint="选填。PDF 不超过 5 MB，图片不超过 2 MB，随意见一并上传"
          error={errors.files?.message}
          onChange={({ files }) => {
            chosen.current = files
            form.clearErrors('files')
          }}
        />
      ) : (
        <Attachments
          id="files"
          label="附件"
          hint="选填。PDF 不超过 5 MB，图片不超过 2 MB"
          error={errors.files?.message}
          onChange={({ ids }) => form.setValue('files', ids)}
        />
      )}
      <Field label="称呼" error={errors.name?.message} controlId="name" required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <Field
        label="手机号"
        hint="查询进度时核对，办理人员也可能打来了解情况"
        error={errors.phone?.message}
        controlId="phone"
        required
      >
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Checkbox
        {...form.register('publishable')}
        label="同意隐去个人信息后公开问题和答复"
        hint={`选填。是否公开都会在 ${ANSWER_WORKING_DAYS} 个工作日内答复`}
      />
      {isGuest && <CaptchaStep />}
    </ShortForm>
  )
}
