import { attachmentRules } from '#contract/files'
import { LICENCE_PICTURE_BYTES } from '#contract/licence-fields'
import { userTypes } from '#contract/session'
import { registerCompany } from '#contract/sign-in'
import { Field, TextInput, Upload } from '#design-system'
import { ShortForm } from '#features/forms'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { useFirstLicence } from '../../hooks/useFirstLicence.ts'
import { useRegistered } from '../../hooks/useRegistered.ts'
import { companyRegistration } from '../../model/schemas.ts'
import { Consent } from '../../parts/Consent/Consent.tsx'
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx'
import { PhoneCode, type PhoneCodeValues } from '../../parts/PhoneCode/PhoneCode.tsx'

interface Values extends PhoneCodeValues {
  name: string
  creditCode: string
  contactName: string
  password: string
  consent: boolean
  licence: File[]
}

const tooLarge = '图片超过 2 MB，请压缩后再选，或改用 PDF'

/** The file stays in the browser until there is an account; what the service would refuse then is said now. */
async function keep(file: File): Promise<File> {
  if (!/\.pdf$/i.test(file.name) && file.size > LICENCE_PICTURE_BYTES) throw new RangeError(tooLarge)
  return file
}

const schema = /* @__PURE__ */ companyRegistration()

/** Who the employer is, who acts for it, and how to reach them. Renders a `<form>`. */
export function CompanyRegistration() {
  const { send } = useSend(registerCompany)
  const welcome = useRegistered()
  const handIn = useFirstLicence()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: {
      name: '',
      creditCode: '',
      contactName: '',
      phone: '',
      captcha: '',
      code: '',
      password: '',
      consent: false,
      licence: [],
    },
    kept: { name: 'company-registration', fields: ['name', 'creditCode', 'contactName'] },
    submit: async ({ captcha: _, licence: [file], ...input }) =>
      welcome(await send(input), async () => file && handIn(file)),
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action="注册">
      <Field label="单位名称" hint="与营业执照一致" error={errors.name?.message} controlId="name" required>
        <TextInput {...register('name')} autoComplete="organization" />
      </Field>
      <Field
        label="统一社会信用代码"
        hint="营业执照上的 18 位代码"
        error={errors.creditCode?.message}
        controlId="creditCode"
        required
      >
        <TextInput {...register('creditCode')} autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Upload
        id="licence"
        label="营业执照"
        hint="原件或加盖公章的复印件，四角完整、文字清楚；图片不超过 2 MB。审核通过后才能发布职位"
        error={errors.licence?.message}
        types={attachmentRules.types}
        maxBytes={attachmentRules.maxBytes}
        upload={keep}
        messageOf={() => tooLarge}
        onValueChange={({ value }) =>
          session.form.setValue('licence', value, { shouldValidate: session.form.formState.isSubmitted })
        }
        required
      />
      <Field label="联系人姓名" error={errors.contactName?.message} controlId="contactName" required>
        <TextInput {...register('contactName')} autoComplete="name" />
      </Field>
      <PhoneCode purpose="register" userType={userTypes.employer} />
      <NewPassword label="设置密码" />
      <Consent of="company" field={register('consent')} error={errors.consent?.message} />
    </ShortForm>
  )
}
