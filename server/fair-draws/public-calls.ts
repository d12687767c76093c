import { listTalkBooths, listTalkSlots, talkDraw } from '#contract/fair-draws'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { demandTalkFair, toDrawState } from './fair.ts'
import { fairOf, findSeed } from './fair-queries.ts'
import { findBooth, listBooths, listDrawn, listDrawSlots, listRequests, listSlots } from './queries.ts'
import { toTalkSlot } from './shape.ts'

/** What everybody may know: who offers slots, and how lots were drawn. */
export const publicCalls = [
  serve(listTalkBooths, async ({ fair: id }, { db, now }) => {
    const fair = await demandTalkFair(db, id, now)
    return { draw: toDrawState(fair, now), booths: await listBooths(db, fair.row.id, now) }
  }),

  serve(listTalkSlots, async ({ participation }, { db, now }) => {
    const id = await fairOf(db, participation)
    if (id === undefined) throw notFound()
    const fair = await demandTalkFair(db, id, now)
    const booth = await findBooth(db, participation)
    if (!booth) throw notFound()
    return { draw: toDrawState(fair, now), booth, slots: (await listSlots(db, participation)).map(toTalkSlot) }
  }),

  serve(talkDraw, async ({ fair: id }, { db, now }) => {
    const fair = await demandTalkFair(db, id, now)
    const draw = toDrawState(fair, now)
    const sealed = await findSeed(db, fair.row.id)
    if (!sealed || sealed.drawn_at === null) return { draw, seed: '', slots: [], requests: [], grants: [] }
    const requests = await listRequests(db, fair.row.id)
    return {
      draw,
      seed: sealed.seed,
      slots: await listDrawSlots(db, fair.row.id, 'drawn'),
      requests: requests.map(({ user_id: _, ...request }) => request),
      grants: await listDrawn(db, fair.row.id),
    }
  }),
]
