import { examPhoto, uploadExamPhoto } from '#contract/exam-registrations'
import { fieldKey } from '../../field-key.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import { removeFile, saveFile } from '../../http/files/save.ts'
import { notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { findOwn, lockOwn, updatePhoto } from '../queries/registrations.ts'
import { roundOf } from '../whole-registration.ts'
import { demandWritable } from '../writing.ts'
import { openPortrait, PHOTO_BYTES, portraitFrom, sealedFile } from './photo.ts'

/** Kind of the stored file, which by its address even its owner gets sealed. */
const PORTRAIT_KIND = 'exam-photo'

const filesIn = (files: unknown): readonly unknown[] => (Array.isArray(files) ? files : [])

/** The photograph of a registration: held to the profile of its round, and shown to nobody but its candidate. */
export const photoCalls = [
  serve(uploadExamPhoto, {
    maxBytes: PHOTO_BYTES,
    limits: (_, { user }) => [{ name: 'exam-photos', subject: user.id, max: 60, seconds: 3_600 }],
    prepare: async ({ id, files }, context) => {
      const row = await findOwn(context.db, context.user.id, id, context.now)
      if (!row) throw notFound()
      demandWritable(row, context.now)
      const [file] = filesIn(files)
      const { photo } = await roundOf(row, context)
      return portraitFrom(file instanceof Blob ? file : undefined, photo)
    },
    handle: async ({ id }, context, portrait) => {
      const { db, user, now, settings, audit } = context
      const row = await lockOwn(db, user.id, id, now)
      if (!row) throw notFound()
      demandWritable(row, now)
      const file = await saveFile(
        context,
        PORTRAIT_KIND,
        sealedFile(await fieldKey(settings), portrait.bytes),
        '报名照片',
      )
      await updatePhoto(db, id, file, now)
      if (row.photo_file !== null) await removeFile(context, row.photo_file)
      await audit({ action: 'exam-registration.photo', subject: { kind: 'exam-registration', id } })
      const { width, height, bytes } = portrait
      return { version: row.version + 1, width, height, bytes: bytes.length }
    },
  }),

  serve(examPhoto, async ({ id }, { db, user, now, files, settings }) => {
    const row = await findOwn(db, user.id, id, now)
    if (!row || row.photo_file === null) throw notFound()
    const body = await openPortrait(files, await fieldKey(settings), row.photo_file)
    return new FileAnswer({ body, name: '报名照片.jpg', mime: 'image/jpeg' })
  }),
]
