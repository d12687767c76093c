import type { OutputOf } from '#contract/endpoint'
import { addWork, arrangeWorks, deleteWork, editWork, listWorks } from '#contract/resume-works'
import { useRead, useRenew, useReplace, useSend, useTransport } from '#platform/call'
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
  const renew = useRenew(listWorks)
  const transport = useTransport()
  const editing = useSend(editWork)
  const removing = useSend(deleteWork)
  const arranging = useSend(arrangeWorks)
  const keep = (stored: OutputOf<typeof listWorks>) => replace(resume, stored)
  return {
    isChanging: editing.isSending || arranging.isSending,
    add: async (caption: string, file: File) =>
      keep(await transport().call(addWork, { ...resume, caption, files: [file] }, { idempotencyKey: v4() })),
    /** `was`: what it said when the change began. */
    rename: async (id: string, caption: string, was: string) => keep(await editing.send({ id, caption, was })),
    remove: async (id: string) => keep(await removing.send({ id })),
    /** What is refused was about works that are not these any more. */
    arrange: async (works: string[]) => {
      try {
        await keep(await arranging.send({ ...resume, works }))
      } catch (error) {
        await renew()
        throw error
      }
    },
  }
}
