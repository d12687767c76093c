import { useState } from 'react'
import { downloadResume, downloadSentResume } from '#contract/resume-files'
import { saveFile, useTransport } from '#platform/call'

/** Whose resume it is: one's own or an open one, or one that was sent with an application. */
export type ResumeFileKind = 'own' | 'open' | 'sent'

/** Saves a resume as PDF under the name that the service gives it. */
export function useResumeFile(kind: ResumeFileKind, id: string) {
  const transport = useTransport()
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    try {
      saveFile(await transport().call(kind === 'sent' ? downloadSentResume : downloadResume, { id }))
    } finally {
      setSaving(false)
    }
  }

  return { save, isSaving }
}
