import { deleteFile, uploadFile } from '#contract/files'
import { removeFile, saveFile } from '../http/files/save.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { checkAttachment } from './attachment.ts'
import { DOCUMENT_BYTES } from './document.ts'
import { guestFileCalls } from './guest.ts'
import { findLoose, LOOSE } from './queries.ts'

export { claimFiles } from './claim.ts'
export { claimGuestFiles, demandPass, dropLooseOfGuests } from './guest.ts'
export { sealUploads } from './sealing.ts'

/** Attachments, uploaded before the form that they go along with. */
export const filesCalls = [
  serve(uploadFile, {
    maxBytes: DOCUMENT_BYTES,
    limits: (_, { user }) => [{ name: 'attachments', subject: user.id, max: 60, seconds: 3_600 }],
    prepare: ({ files }) => checkAttachment(files),
    handle: async (_, context, { checked, name }) => {
      const id = await saveFile(context, LOOSE, checked, name)
      await context.audit({ action: 'file.upload', subject: { kind: 'file', id } })
      return { id, name, bytes: checked.bytes.length }
    },
  }),

  serve(deleteFile, async ({ id }, context) => {
    if (!(await findLoose(context.db, context.user.id, id))) throw notFound()
    await removeFile(context, id)
    return { ok: true as const }
  }),

  ...guestFileCalls,
]
