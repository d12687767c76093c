import * as z from 'zod/mini'
import { branchList, homeCities, placementList, servicemanRegistration } from '#contract/serviceman-fields'
import { userTypes } from '#contract/session'
import { Alert, Checkbox, Field, Select, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { Consent, NewPassword, PhoneCode, type PhoneCodeValues } from '#features/session'
import { useDraftForm } from '#platform/forms'
import { useServiceman } from '../../hooks/useServiceman.ts'
import { ServiceMonths } from './ServiceMonths.tsx'

interface Values extends PhoneCodeValues {
  name: string
  branch: string
  enlistedOn: string
  dischargedOn: string
  placement: string
  city: string
  password: string
  consent: boolean
  serviceConsent: boolean
}

const untouched: Values = {
  name: '',
  phone: '',
  captcha: '',
  code: '',
  password: '',
  branch: '',
  enlistedOn: '',
  dischargedOn: '',
  placement: '',
  city: '',
  consent: false,
  serviceConsent: false,
}

/** The captcha only asks for a code: the rules never see it. */
const schema = /* @__PURE__ */ z.pipe(
  z.transform((values: Values) => {
    const { captcha: _, ...input } = values
    return input
  }),
  servicemanRegistration(),
)

/** An ex-serviceman registers, tells the service, and is led to the resume that was begun. Renders a `<form>`. */
export function ServicemanRegistration() {
  const register = useServiceman()
  const session = useDraftForm<Values>({
    rules: schema,
    initial: untouched,
    kept: { name: 'serviceman', fields: ['name', 'branch', 'enlistedOn', 'dischargedOn', 'placement', 'city'] },
    submit: ({ captcha: _, ...input }) => register(input),
  })
  const { form } = session
  const { errors } = form.formState
  return (
    <ShortForm {...session} action="注册并完善简历">
      <Field label="姓名" error={errors.name?.message} controlId="name" required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <Field label="军兵种" error={errors.branch?.message} controlId="branch" required>
        <Select {...form.register('branch')} placeholder="请选择" options={branchList} />
      </Field>
      <ServiceMonths />
      <Field label="安置方式" error={errors.placement?.message} controlId="placement" required>
        <Select {...form.register('placement')} placeholder="请选择" options={placementList} />
      </Field>
      <Field label="户籍所在市" error={errors.city?.message} controlId="city" required>
        <Select {...form.register('city')} placeholder="请选择" options={homeCities()} />
      </Field>
      <PhoneCode purpose="register" userType={userTypes.individual} />
      <NewPassword label="设置密码" />
      <Consent of="individual" field={form.register('consent')} error={errors.consent?.message} />
      {errors.serviceConsent?.message && <Alert tone="danger">{errors.serviceConsent.message}</Alert>}
      <Checkbox
        {...form.register('serviceConsent')}
        id="serviceConsent"
        label="我单独同意收集上述服役经历"
        hint="只用于退役军人专场推荐和政策提醒，不给用人单位看。您可以随时在「账号管理」撤回，服役经历随即删除。"
      />
    </ShortForm>
  )
}
