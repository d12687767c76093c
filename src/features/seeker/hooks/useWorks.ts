import type { OutputOf } from '#contract/endpoint'
import { addWork, deleteWork, editWork, listWorks } from '#contract/resume-works'
import { useRead, useReplace, useSend, useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { idIn, useRequest } from '#platform/routing'
import { worksRead } from '../reads.ts'

/** Works and attachments of the resume that the address is about. */
export function useWorks() {
  const { data, ...state } = useRead(worksRead)
  return { works: data?.list, ...state }
}

/** Changes the works of that resume; whoever shows them shows the change. */
export function useWorkChanges() {
  const resume = idIn(useRequest())
  const replace = useReplace(listWorks)
  const transport = useTransport()
  const editing = useSend(editWork)
  const removing = useSend(deleteWork)
  const keep = (stored: OutputOf<typeof listWorks>) => replace(resume, stored)
  return {
    isRenaming: editing.isSending,
    add: async (caption: string, file: File) =>
      keep(await transport().call(addWork, { ...resume, caption, files: [file] }, { idempotencyKey: v4() })),
    rename: async (id: string, caption: string) => keep(await editing.send({ id, caption })),
    remove: async (id: string) => keep(await removing.send({ id })),
  }
}
