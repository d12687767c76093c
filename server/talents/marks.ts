import type { ParsedInputOf } from '#contract/endpoint'
import {
  deleteTalentDownloads,
  deleteTalentFavourites,
  deleteTalentViews,
  listTalentDownloads,
  listTalentFavourites,
  listTalentViews,
  setTalentFavourite,
} from '#contract/talents'
import { chinaDay } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { cardsOf } from './card.ts'
import { findTalent } from './card-queries.ts'
import { countMarks, deleteMarks, listMarks, type MarkKind, putMark } from './mark-queries.ts'

const pageOf =
  (kind: MarkKind) =>
  async (paging: ParsedInputOf<typeof listTalentViews>, { db, user, now }: Context<'type1'>) => {
    const { companyId } = user
    const rows = await listMarks(db, companyId, kind, sliceOf(paging))
    const ids = rows.map(({ id }) => id)
    const cards = await cardsOf(db, ids, { companyId, today: chinaDay(now) })
    const list = rows.map(({ id, at }) => ({ id, at: Date.parse(at), talent: cards.get(id) ?? null }))
    return exactPage(list, await countMarks(db, companyId, kind), paging)
  }

/** Lets go of resumes; each that was kept is written to the audit log. */
async function letGo(kind: MarkKind, ids: readonly string[], { db, user, audit }: Context<'type1'>) {
  const kept = await deleteMarks(db, user.companyId, kind, ids)
  for (const id of kept) await audit({ action: 'talent.let-go', subject: { kind: 'resume', id }, detail: { kind } })
}

const removal =
  (kind: MarkKind) =>
  async ({ ids }: { readonly ids: readonly string[] }, context: Context<'type1'>) => {
    await letGo(kind, ids, context)
    return { ok: true } as const
  }

export const markCalls = [
  serve(setTalentFavourite, async ({ id, favourite }, context) => {
    const { db, user, now, audit } = context
    const { companyId } = user
    if (!favourite) await letGo('favourite', [id], context)
    else if (await findTalent(db, id, companyId)) {
      await putMark(db, { companyId, kind: 'favourite', resumeId: id, userId: user.id, at: now })
      await audit({ action: 'talent.keep', subject: { kind: 'resume', id } })
    } else throw notFound()
    return { favourite }
  }),
  serve(listTalentFavourites, pageOf('favourite')),
  serve(listTalentDownloads, pageOf('download')),
  serve(listTalentViews, pageOf('view')),
  serve(deleteTalentFavourites, removal('favourite')),
  serve(deleteTalentDownloads, removal('download')),
  serve(deleteTalentViews, removal('view')),
]
