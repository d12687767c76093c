import type { InputOf } from '#contract/endpoint'
import { registrationLookup } from '#contract/payment-fields'
import type { findRegistration } from '#contract/payments'
import { useDraftForm } from '#platform/forms'
import { isNotFound } from '#platform/transport'

export type RegistrationValues = InputOf<typeof findRegistration>

const schema = /* @__PURE__ */ registrationLookup()
const empty: RegistrationValues = { number: '', name: '', idNumber: '', captcha: { id: '', answer: '' } }

const missing = '没有查到。请核对报名序号、姓名和身份证号码，三项都要与报名时一致'

/** The form that shows whose a registration is; one that is not found is said above the fields. */
export function useRegistrationForm(submit: (values: RegistrationValues) => Promise<void>) {
  const session = useDraftForm<RegistrationValues>({
    rules: schema,
    initial: empty,
    submit: async values => {
      try {
        await submit(values)
      } catch (error) {
        if (!isNotFound(error)) throw error
        session.form.setError('root', { type: 'service', message: missing })
      }
    },
  })
  return session
}
