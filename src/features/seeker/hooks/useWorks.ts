import { useSWRConfig } from 'swr'
import type { OutputOf } from '#contract/endpoint'
import { addWork, deleteWork, editWork, listWorks } from '#contract/resume-works'
import { callKey, useCall, useSend, useTransport } from '#platform/call'
import { v4 } from '#platform/id'

/** Works and attachments of one of the person's own resumes. */
export function useWorks(resumeId: string) {
  const { data, ...state } = useCall(listWorks, { id: resumeId })
  return { works: data?.list, ...state }
}

/** Changes the works of a resume; whoever shows them shows the change. */
export function useWorkChanges(resumeId: string) {
  const { mutate } = useSWRConfig()
  const transport = useTransport()
  const editing = useSend(editWork)
  const removing = useSend(deleteWork)
  const keep = (stored: OutputOf<typeof listWorks>) =>
    mutate(callKey(listWorks, { id: resumeId }), stored, { revalidate: false })
  return {
    isRenaming: editing.isSending,
    add: async (caption: string, file: File) =>
      keep(await transport().call(addWork, { id: resumeId, caption, files: [file] }, { idempotencyKey: v4() })),
    rename: async (id: string, caption: string) => keep(await editing.send({ id, caption })),
    remove: async (id: string) => keep(await removing.send({ id })),
  }
}
