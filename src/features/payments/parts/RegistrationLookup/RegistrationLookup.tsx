import { useState } from 'react'
import { findRegistration, type Registration } from '#contract/payments'
import { Button, Stack } from '#design-system'
import { ShortForm } from '#features/forms'
import { useSend } from '#platform/call'
import { useRegistrationForm } from '../../hooks/useRegistrationForm.ts'
import { RegistrationSummary } from '../RegistrationSummary/RegistrationSummary.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'

/** Finds a registration by number, name and identity number together, then shows what is to be paid. */
export function RegistrationLookup() {
  const { send } = useSend(findRegistration)
  const [found, setFound] = useState<Registration | null>(null)
  const session = useRegistrationForm(async values => setFound(await send(values)))

  if (found) {
    const again = () => {
      session.form.resetField('captcha')
      setFound(null)
    }
    return (
      <Stack gap={4}>
        <RegistrationSummary registration={found} />
        <div>
          <Button onClick={again}>重新查询</Button>
        </div>
      </Stack>
    )
  }
  return (
    <ShortForm {...session} action="查询报名" paired>
      <RegistrationFields />
    </ShortForm>
  )
}
