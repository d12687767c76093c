import { useState } from 'react'
import { printRegistration } from '#contract/exam-tickets'
import { saveFile, useTransport } from '#platform/call'

/** Saves the registration form as PDF, under the name that the service gives it. */
export function useRegistrationFile(id: string) {
  const transport = useTransport()
  const [isSaving, setSaving] = useState(false)
  async function save() {
    setSaving(true)
    try {
      saveFile(await transport().call(printRegistration, { id, what: 'form' }))
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving }
}
