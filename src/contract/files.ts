import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import type * as schemas from './schemas/files.ts'

/** What may be attached, and how much of it; pictures are held to 2 MB by the service. */
export const attachmentRules = { types: ['pdf', 'jpg', 'jpeg', 'png'], maxBytes: 5 * 1_048_576, maxFiles: 3 } as const

/** Ids of uploaded files that go along with a form. */
/* @__NO_SIDE_EFFECTS__ */
export const attachments = (max: number = attachmentRules.maxFiles) =>
  z._default(z.array(uuid()).check(z.maxLength(max, `附件最多 ${max} 个`)), [])

/** Takes one attachment under `files` (PDF up to 5 MB, JPEG, PNG or WebP up to 2 MB), by what is in it. */
export const uploadFile = endpoint<typeof schemas.uploadFile>({
  method: 'POST',
  path: '/files/upload',
  access: 'login',
  body: 'multipart',
  creates: true,
})

/** Removes an attachment of one's own that has not gone along with anything yet. */
export const deleteFile = endpoint<typeof schemas.deleteFile>({
  method: 'POST',
  path: '/files/delete',
  access: 'login',
})

/** Secret of a guest for the attachments of one letter, and in place of a further challenge when it is sent. */
/* @__NO_SIDE_EFFECTS__ */
export const guestPass = () =>
  z.string({ error: '请先完成验证' }).check(z.regex(/^[\w-]{43}$/, '验证已失效，请重新填写验证码'))

/** Lets a guest who has solved a challenge attach files to one letter. */
export const beginGuestFiles = endpoint<typeof schemas.beginGuestFiles>({
  method: 'POST',
  path: '/files/guestPass',
  access: 'public',
})

/** Takes one attachment of a guest; it lasts a day unless its letter is sent. */
export const uploadGuestFile = endpoint<typeof schemas.uploadGuestFile>({
  method: 'POST',
  path: '/files/guestUpload',
  access: 'public',
  body: 'multipart',
  creates: true,
})
