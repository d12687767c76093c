import { useState } from 'react'
import {
  dropExamImport,
  type ExamImportKind,
  examImportFaults,
  examImportInfo,
  examImportTemplate,
  submitExamImport,
  uploadExamTable,
} from '#contract/exam-imports'
import { saveFile, useRenew, useSend, useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { useSay } from '#platform/notices'

/** What one does with a table of an exam; each shows at once how it stands then. */
export function useTable(exam: string, kind: ExamImportKind) {
  const transport = useTransport()
  const renew = useRenew(examImportInfo)
  const submitting = useSend(submitExamImport)
  const dropping = useSend(dropExamImport)
  return {
    async upload(file: File) {
      const table = await transport().call(uploadExamTable, { exam, kind, files: [file] }, { idempotencyKey: v4() })
      await renew()
      return table
    },
    async submit(id: string) {
      await submitting.send({ exam, kind, id })
      await renew()
    },
    async drop() {
      await dropping.send({ exam, kind })
      await renew()
    },
    isSubmitting: submitting.isSending,
  }
}

/** Saves the files that go with a table. */
export function useTableFiles(exam: string, kind: ExamImportKind) {
  const transport = useTransport()
  const say = useSay()
  const [isSaving, setSaving] = useState(false)
  async function saving(take: () => Promise<Parameters<typeof saveFile>[0]>) {
    setSaving(true)
    try {
      saveFile(await take())
    } catch (error) {
      say.failure(error)
    } finally {
      setSaving(false)
    }
  }
  return {
    saveTemplate: (filled: boolean) => saving(() => transport().call(examImportTemplate, { exam, kind, filled })),
    saveFaults: () => saving(() => transport().call(examImportFaults, { exam, kind })),
    isSaving,
  }
}
