import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { deleteReceivedTag, listReceivedTags, MOST_TAGS, MOST_TAGS_EACH, tagReceived } from '#contract/received'
import { distinctTags, tagKey } from '#contract/rules/tag-name'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import {
  countFuller,
  countOwn,
  deleteTag,
  insertTag,
  listTags,
  listTagsOf,
  lockTags,
  putOn,
  takeOff,
} from './queries/tags.ts'

/** What a company's members mark applicants with; no applicant ever sees it. */
export const tagCalls = [
  serve(listReceivedTags, async (_, { db, user }) => ({ list: await listTags(db, user.companyId) })),

  serve(tagReceived, async ({ ids: chosen, add, remove }, { db, user: { companyId }, now, audit }) => {
    const ids = [...new Set(chosen)]
    const names = distinctTags(add)
    if ((await countOwn(db, companyId, ids)) < ids.length) throw notFound()
    const known = new Map((await lockTags(db, companyId)).map(({ id, name }) => [tagKey(name), id]))
    const idsOf = (some: readonly string[]) => some.flatMap(name => known.get(tagKey(name)) ?? [])
    const added = names.map(tagKey)
    await takeOff(db, ids, idsOf(remove.filter(name => !added.includes(tagKey(name)))))
    for (const name of names.filter(name => !known.has(tagKey(name)))) {
      if (known.size >= MOST_TAGS) {
        throw new Refusal(codes.quotaReached, `本单位最多 ${MOST_TAGS} 个标签，请先删除不用的`)
      }
      const id = randomUUID()
      await insertTag(db, companyId, { id, name }, now)
      known.set(tagKey(name), id)
    }
    await putOn(db, ids, idsOf(names), now)
    const full = await countFuller(db, ids, MOST_TAGS_EACH)
    if (full > 0) {
      const which = ids.length > 1 ? `，所选的有 ${full} 份会超过` : ''
      throw new Refusal(codes.quotaReached, `每份简历最多 ${MOST_TAGS_EACH} 个标签${which}，请先去掉不用的`)
    }
    const list = await listTagsOf(db, ids)
    for (const id of ids) {
      const detail = { added: names.length, removed: remove.length }
      await audit({ action: 'application.tag', subject: { kind: 'application', id }, detail })
    }
    return { list: list.map(({ id, tags }) => ({ id, tags: [...tags] })) }
  }),

  serve(deleteReceivedTag, async ({ id }, { db, user, audit }) => {
    await lockTags(db, user.companyId)
    if (!(await deleteTag(db, user.companyId, id))) throw notFound()
    await audit({ action: 'received-tag.delete', subject: { kind: 'received-tag', id } })
    return { ok: true }
  }),
]
