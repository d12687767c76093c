import { codes } from '#contract/codes'
import { settleSection, takeOriginalFacts } from '#contract/resumes'
import type { Queryable } from '../db/db.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { reindexTalent } from '../talents/index-queries.ts'
import { findResume, lockResume, updateAligned, updateSections } from './queries.ts'
import { factsOf, readSections } from './sections.ts'
import { alignmentOf, toResume } from './shape.ts'

async function lockVersion(db: Queryable, userId: string, id: string) {
  const row = await lockResume(db, userId, id)
  if (!row) throw notFound()
  const aligned = alignmentOf(row)
  if (!aligned) throw new Refusal(codes.wrongState, '这份简历没有对应的中文版')
  return { row, aligned }
}

async function answer(db: Queryable, userId: string, id: string) {
  const row = await findResume(db, userId, id)
  if (!row) throw notFound()
  return toResume(row)
}

const subjectOf = (id: string) => ({ kind: 'resume', id })

export const alignmentCalls = [
  serve(takeOriginalFacts, async ({ id }, { db, user, now, audit }) => {
    const { row, aligned } = await lockVersion(db, user.id, id)
    const changed = aligned.behind.filter(({ facts }) => facts > 0).map(({ section }) => section)
    if (changed.length === 0) return toResume(row)
    const { sections, base } = aligned
    await updateSections(db, { id, changed, sections, facts: factsOf(sections, row.language), at: now })
    await updateAligned(db, id, base)
    await reindexTalent(db, id)
    await audit({ action: 'resume.align', subject: subjectOf(id), detail: { sections: changed.join() } })
    return answer(db, user.id, id)
  }),

  serve(settleSection, async ({ id, section, at }, { db, user, audit }) => {
    const { row, aligned } = await lockVersion(db, user.id, id)
    const one = aligned.behind.find(each => each.section === section)
    if (!one) return toResume(row)
    if (one.at !== at) {
      throw new Refusal(codes.conflict, '中文版的这一节刚又改过，请核对后再确认', { current: toResume(row) })
    }
    const now = readSections(row.original?.sections)
    await updateAligned(db, id, { ...readSections(row.aligned), [section]: now[section] })
    await audit({ action: 'resume.settle', subject: subjectOf(id), detail: { section } })
    return answer(db, user.id, id)
  }),
]
