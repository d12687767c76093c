import { ShortForm } from '#features/forms'
import { type RegistrationValues, useRegistrationForm } from '../../hooks/useRegistrationForm.ts'
import { RegistrationFields } from '../RegistrationLookup/RegistrationFields.tsx'

/** Shows a registration to be one's own, so that it is kept at the account. */
export function KeepForm({ onKeep }: { onKeep: (values: RegistrationValues) => Promise<void> }) {
  const session = useRegistrationForm(onKeep)
  return (
    <ShortForm {...session} action="加入我的考试报名">
      <RegistrationFields />
    </ShortForm>
  )
}
