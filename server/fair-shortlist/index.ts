import { codes } from '#contract/codes'
import {
  listFairShortlist,
  MOST_SHORTLISTED,
  removeFromFairShortlist,
  saveToFairShortlist,
  takeOverFairShortlist,
} from '#contract/fair-shortlist'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { mergeNotes } from './merge.ts'
import { countRows, deleteRows, fairShowing, holdPerson, insertRow, listRows, noteOf, setNote } from './queries.ts'

/** A hundred notes of two hundred characters, of up to four bytes each, with their ids and names of fields. */
const TAKE_OVER_BYTES = 163_840

export const fairShortlistCalls = [
  serve(listFairShortlist, async ({ fair }, { db, user }) => ({
    list: (await listRows(db, user.id, fair)).map(row => ({
      participationId: row.participation_id,
      jobId: row.job_id === null ? '' : String(row.job_id),
      note: row.note,
      addedAt: Date.parse(row.added_at),
      shown: row.shown,
    })),
  })),

  serve(saveToFairShortlist, async ({ note, ...meant }, { db, user, now }) => {
    await holdPerson(db, user.id)
    if ((await noteOf(db, user.id, meant)) !== undefined) {
      if (note !== undefined) await setNote(db, user.id, meant, note)
      return { ok: true } as const
    }
    const fair = await fairShowing(db, meant, now)
    if (fair === undefined) throw notFound()
    if ((await countRows(db, user.id, fair)) >= MOST_SHORTLISTED)
      throw new Refusal(codes.quotaReached, `一场招聘会的清单最多 ${MOST_SHORTLISTED} 项，请先移除一些`)
    await insertRow(db, user.id, meant, { note: note ?? '', now })
    return { ok: true } as const
  }),

  serve(removeFromFairShortlist, async (meant, { db, user }) => {
    await deleteRows(db, user.id, meant)
    return { ok: true } as const
  }),

  serve(takeOverFairShortlist, {
    maxBytes: TAKE_OVER_BYTES,
    handle: async ({ fair, entries }, { db, user, now }) => {
      await holdPerson(db, user.id)
      let count = await countRows(db, user.id, fair)
      const left = []
      for (const { note, ...meant } of entries) {
        const there = await noteOf(db, user.id, meant)
        const merged = there === undefined ? note : mergeNotes(there, note)
        const isNew = there === undefined
        const fits = merged !== null && (!isNew || count < MOST_SHORTLISTED)
        if (!fits || (await fairShowing(db, meant, now)) !== fair) {
          left.push(meant)
          continue
        }
        if (!isNew) await setNote(db, user.id, meant, merged)
        else count += await insertRow(db, user.id, meant, { note: merged, now })
      }
      return { taken: entries.length - left.length, left }
    },
  }),
]
