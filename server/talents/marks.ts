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

const removal =
  (kind: MarkKind) =>
  async ({ ids }: { readonly ids: readonly string[] }, { db, user }: Context<'type1'>) => {
    await deleteMarks(db, user.companyId, kind, ids)
    return { ok: true } as const
  }

export const markCalls = [
  serve(setTalentFavourite, async ({ id, favourite }, { db, user, now }) => {
    const { companyId } = user
    if (!favourite) await deleteMarks(db, companyId, 'favourite', [id])
    else if (await findTalent(db, id, companyId)) {
      await putMark(db, { companyId, kind: 'favourite', resumeId: id, userId: user.id, at: now })
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
