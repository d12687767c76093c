import { isOfIdentity } from '#contract/exam-form'
import { reviewMaterial, reviewPhoto } from '#contract/exam-reviews'
import { sql } from '../db/sql.ts'
import { findOfficer, insertRevealsOnce } from '../exam-candidates/queries.ts'
import { demandMandate } from '../exam-office/mandates.ts'
import { openPortrait } from '../exam-registrations/photo/photo.ts'
import { listWhere } from '../exam-registrations/queries/registrations.ts'
import { fieldKey } from '../field-key.ts'
import type { Context } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { readStored } from '../http/files/read.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findCase, findMaterial } from './judgement-queries.ts'
import { isHeld } from './lock-queries.ts'

/** Throws where somebody does not have the registration in hand: its pictures are for whoever looks at it now. */
async function demandHeld(id: string, context: Context<'type1'>): Promise<void> {
  const { db, user, now } = context
  const found = await findCase(db, id)
  if (!found) throw notFound()
  await demandMandate(context, found.exam, 'review', 'second')
  if (!(await isHeld(db, { id, user: user.id, now }))) throw notFound()
}

/** Photograph and materials of what one has in hand; each look is written down. */
export const fileCalls = [
  serve(reviewPhoto, async ({ id }, context) => {
    const { db, now, files, settings, audit } = context
    await demandHeld(id, context)
    const [row] = await listWhere(db, sql`g.id = ${id}`, now)
    if (!row?.photo_file) throw notFound()
    const body = await openPortrait(files, await fieldKey(settings), row.photo_file)
    await audit({ action: 'exam-review.photo', subject: { kind: 'exam-registration', id } })
    return new FileAnswer({ body, name: '报名照片.jpg', mime: 'image/jpeg' })
  }),

  serve(reviewMaterial, async ({ id, file }, context) => {
    const { db, user, now, audit } = context
    await demandHeld(id, context)
    const found = await findMaterial(db, id, file)
    if (!found) throw notFound()
    const { slots, ...named } = found
    if (slots.some(isOfIdentity)) {
      const said = { user: user.id, by: await findOfficer(db, user.id), reason: '审核时打开了身份证照片', now }
      // Once for each officer: they look at the same cards again and again while they judge.
      await insertRevealsOnce(db, [id], { ...said, since: '-infinity' })
    }
    const body = await readStored(context, file)
    await audit({ action: 'exam-review.material', subject: { kind: 'exam-registration', id }, detail: { file } })
    return new FileAnswer({ body, ...named })
  }),
]
