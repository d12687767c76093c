import { updatePassportPhoto } from '#contract/resumes'
import type { Context } from '../http/context.ts'
import { fileAddress } from '../http/files/address.ts'
import { checkImage, IMAGE_BYTES } from '../http/files/image.ts'
import type { FileRule } from '../http/files/route.ts'
import { removeFile, saveFile } from '../http/files/save.ts'
import { fileTypeRefused, notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { isPhotoReceived, isPhotoShown, lockOwner, lockResume, updatePhoto } from './queries.ts'

/** Kind of the stored file; `photoRule` says who may read it. */
export const PHOTO_KIND = 'resume-photo'

/** Wide and high enough for an A4 print of a passport photo at 300 dpi, twice over. */
const SIDE = 900

/** Besides its owner: whoever got it with an application that was not taken back. */
export const photoRule: FileRule = async (db, user, fileId) =>
  user.userType === 1 && (await isPhotoReceived(db, user.companyId, fileId))

/** Lets go of a photo that a resume no longer shows; what was sent with an application stays with it. */
export async function releasePhoto(context: Context<'type2'>, file: string | null): Promise<void> {
  if (file !== null && !(await isPhotoShown(context.db, context.user.id, file))) await removeFile(context, file)
}

export const photoCall = serve(updatePassportPhoto, {
  maxBytes: IMAGE_BYTES,
  limits: (_, { user }) => [{ name: 'resume-photo', subject: user.id, max: 60, seconds: 3_600 }],
  prepare: async ({ files: [file] }) => {
    if (!file) throw fileTypeRefused('一张照片')
    return checkImage(file, { side: SIDE })
  },
  handle: async ({ id }, context, image) => {
    const { db, user, now, audit } = context
    await lockOwner(db, user.id)
    const row = await lockResume(db, user.id, id)
    if (!row) throw notFound()
    const file = await saveFile(context, PHOTO_KIND, image, '简历照片.webp')
    await updatePhoto(db, id, file, now)
    await releasePhoto(context, row.photo_file)
    await audit({ action: 'resume.photo', subject: { kind: 'resume', id } })
    return { photo: fileAddress(file), version: row.version }
  },
})
