import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { MOST_HIDDEN, MOST_SEARCHES } from '#contract/search-fields'
import {
  deleteSearch,
  jobHunt,
  listHiddenCompanies,
  listSearches,
  relieveSearch,
  saveSearch,
  setHiddenCompany,
  suggestTerms,
  unsubscribe,
  unsubscribeInfo,
  updateSearch,
} from '#contract/searches'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { hiderOf } from '../jobs/queries/search.ts'
import { freshJobs } from './fresh.ts'
import { countHidden, hideCompany, listHidden, showAgain } from './hidden-queries.ts'
import { huntOf } from './hunt.ts'
import { digestOf, nextAlert } from './kept.ts'
import { searchOfLink } from './link.ts'
import { changeRow, countRows, deleteRow, emailOf, endAlert, hasDigest, keepRow, listRows } from './queries.ts'
import { reliefOf } from './relief.ts'
import { suggest } from './terms.ts'
import { phoneOf, settleConsent } from './text-queries.ts'

/** Somebody who types asks several times a second; a program that asks more often than that waits. */
const typing = (subject: string) => [{ name: 'suggest-by-ip', subject, max: 1_200, seconds: 600 }]

export const searchesCalls = [
  serve(suggestTerms, {
    limits: (_, { ip }) => typing(ip),
    handle: async ({ t }, { db, user }) => ({ list: await suggest(db, t, await hiderOf(db, user)) }),
  }),

  serve(relieveSearch, async (search, { db, user, now }) => ({
    list: await reliefOf(db, { ...search, hiddenBy: await hiderOf(db, user) }, now),
  })),

  serve(listSearches, async (_, { db, user, now }) => {
    const rows = await listRows(db, user.id)
    const list = []
    for (const row of rows) {
      const { id, name, search, alert, by_email, by_sms, created_at } = row
      const fresh = (await freshJobs(db, row, { now })).length
      list.push({ id, name, search, alert, byEmail: by_email, bySms: by_sms, createdAt: Date.parse(created_at), fresh })
    }
    return {
      list,
      hasEmail: (await emailOf(db, user.id)) !== '',
      hasPhone: (await phoneOf(db, user.id)) !== '',
    }
  }),

  serve(saveSearch, async ({ search, ...settings }, { db, user, now }) => {
    const digest = digestOf(search)
    const count = await countRows(db, user.id)
    if (count >= MOST_SEARCHES && !(await hasDigest(db, user.id, digest))) {
      throw new Refusal(codes.quotaReached, `最多保存 ${MOST_SEARCHES} 个搜索，请先删除不用的`)
    }
    const nextAt = nextAlert(settings.alert, now)
    const id = await keepRow(db, { ...settings, id: randomUUID(), userId: user.id, search, digest, now, nextAt })
    await settleConsent(db, user.id, now)
    return { id }
  }),

  serve(updateSearch, async (change, { db, user, now }) => {
    const nextAt = nextAlert(change.alert, now)
    if (!(await changeRow(db, user.id, { ...change, now, nextAt }))) throw notFound()
    await settleConsent(db, user.id, now)
    return { ok: true } as const
  }),

  serve(deleteSearch, async ({ id }, { db, user, now }) => {
    if (!(await deleteRow(db, user.id, id))) throw notFound()
    await settleConsent(db, user.id, now)
    return { ok: true } as const
  }),

  serve(unsubscribeInfo, async ({ token }, { db }) => {
    const row = await searchOfLink(db, token)
    if (!row) throw notFound()
    return { name: row.name, alert: row.alert }
  }),

  serve(unsubscribe, async ({ token }, { db, now, audit }) => {
    const row = await searchOfLink(db, token)
    if (!row) throw notFound()
    await endAlert(db, row.id)
    await settleConsent(db, row.user_id, now)
    await audit({ action: 'search.unsubscribe', subject: { kind: 'search', id: row.id } })
    return { ok: true } as const
  }),

  serve(listHiddenCompanies, async (_, { db, user }) => ({
    list: (await listHidden(db, user.id)).map(({ id, name, created_at }) => ({
      id: String(id),
      name,
      hiddenAt: Date.parse(created_at),
    })),
  })),

  serve(setHiddenCompany, async ({ id, hidden }, { db, user, now }) => {
    if (!hidden) await showAgain(db, user.id, id)
    else if (!(await hideCompany(db, user.id, { id, at: now }))) throw notFound()
    else if ((await countHidden(db, user.id)) > MOST_HIDDEN) {
      throw new Refusal(codes.quotaReached, `最多不再显示 ${MOST_HIDDEN} 家单位，请先恢复一些`)
    }
    return { hidden }
  }),

  serve(jobHunt, (_, { db, user, now }) => huntOf(db, user, now)),
]
