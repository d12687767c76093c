import { codes } from '#contract/codes'
import { listOfficeSites, removeOfficeSite, saveOfficeSite } from '#contract/exam-office'
import type { ExamSiteBody } from '#contract/exam-site-fields'
import type { Queryable } from '../../db/db.ts'
import type { Context } from '../../http/context.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { demandMandate } from '../mandates.ts'
import { planOf } from './plan.ts'
import { deleteSite, findSitesExam, hasTickets, insertSite, lockSites, updateSite } from './queries.ts'
import { demandSeats, freeCode } from './refusals.ts'
import { type StandingSite, standingSites } from './shape.ts'
import { tellOfPlace } from './telling.ts'

/** Room for a site of as many rooms as it may have, with all their words. */
const SITE_BYTES = 163_840

async function demandExam(db: Queryable, exam: string) {
  const row = await findSitesExam(db, exam)
  if (!row) throw notFound()
  return row
}

const isOpen = ({ exam_until }: { readonly exam_until: string }, now: Date) => now.getTime() < Date.parse(exam_until)

/** The exam and its sites, held for whoever may change them, as long as its papers have not been sat. */
async function heldSites(context: Context<'type1'>, exam: string) {
  await demandMandate(context, exam, 'prepare')
  await lockSites(context.db, exam)
  const about = await demandExam(context.db, exam)
  if (!isOpen(about, context.now)) throw new Refusal(codes.wrongState, '考试已经结束，考点和考场不能再改')
  return { about, sites: await standingSites(context.db, exam) }
}

/** The one that is meant, as it was seen. */
function demandSite(
  sites: readonly StandingSite[],
  { id, version }: { readonly id: string; readonly version: string },
) {
  const found = sites.find(({ site }) => site.id === id)
  if (!found) throw notFound()
  if (found.site.version !== version)
    throw new Refusal(codes.conflict, '这个考点刚刚有人改过，请核对后再继续', { current: found.site })
  return found
}

const sizeOf = ({ rooms }: Pick<ExamSiteBody, 'rooms'>) => ({
  rooms: rooms.length,
  seats: rooms.reduce((sum, { seats }) => sum + seats, 0),
})

/** Where the written papers are sat. Tickets show what is stored here now, whenever they were issued. */
export const siteCalls = [
  serve(listOfficeSites, async ({ exam }, context) => {
    await demandMandate(context, exam)
    const about = await demandExam(context.db, exam)
    const sites = await standingSites(context.db, exam)
    return {
      list: sites.map(({ site }) => site),
      open: isOpen(about, context.now),
      ticketFrom: Date.parse(about.ticket_from),
    }
  }),

  serve(saveOfficeSite, {
    maxBytes: SITE_BYTES,
    handle: async ({ exam, site: wanted, ...body }, context) => {
      const { db, audit } = context
      const { about, sites } = await heldSites(context, exam)
      const before = wanted && demandSite(sites, wanted)
      if (sites.some(({ site }) => site.id !== wanted?.id && site.name === body.name))
        throw invalid({ name: '这场考试已经有同名的考点' })
      const place = { name: body.name, address: body.address, transit: body.transit }
      const stored = { ...place, plan: planOf(body.rooms, before?.plan ?? []) }
      let told = 0
      if (before) {
        demandSeats(before, body.rooms)
        await updateSite(db, before.site.id, stored)
        told = await tellOfPlace(context, { exam, about, before: before.site, after: place })
      }
      const id =
        before?.site.id ??
        (await insertSite(db, { exam, code: freeCode(sites.map(({ site }) => site.code)), ...stored }))
      await audit({
        action: before ? 'exam-site.change' : 'exam-site.add',
        subject: { kind: 'exam-site', id },
        detail: { exam, ...sizeOf(body), told },
      })
      const saved = (await standingSites(db, exam)).find(({ site }) => site.id === id)
      if (!saved) throw new Error('the site was not stored')
      return saved.site
    },
  }),

  serve(removeOfficeSite, async ({ exam, ...wanted }, context) => {
    const { db, audit } = context
    const { sites } = await heldSites(context, exam)
    const { site } = demandSite(sites, wanted)
    if (await hasTickets(db, site.id))
      throw new Refusal(codes.wrongState, '这个考点已经发过准考证，不能删除；停用请把考场的用途都改为备用')
    await deleteSite(db, site.id)
    await audit({
      action: 'exam-site.remove',
      subject: { kind: 'exam-site', id: site.id },
      detail: { exam, ...sizeOf(site) },
    })
    return { ok: true as const }
  }),
]
