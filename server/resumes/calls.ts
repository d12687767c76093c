import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { emptySections } from '#contract/resume-sections'
import {
  createResume,
  deleteResume,
  getResume,
  listResumes,
  saveResumeSection,
  updateResumeSettings,
} from '#contract/resumes'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { releasePhoto } from './photo.ts'
import {
  deleteResumeRow,
  findResume,
  insertResume,
  listResumeRows,
  lockOwner,
  lockResume,
  makeDefault,
  updateSections,
  updateSettings,
} from './queries.ts'
import { changesNothing, factsOf, readSections, withChange } from './sections.ts'
import { toResume, toResumeItem } from './shape.ts'

const MOST_RESUMES = 5

const subjectOf = (id: string) => ({ kind: 'resume', id })

export const writingCalls = [
  serve(listResumes, async (_, { db, user }) => ({
    list: (await listResumeRows(db, user.id)).map(toResumeItem),
  })),

  serve(getResume, async ({ id }, { db, user }) => {
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(createResume, async ({ title }, { db, user, now, audit }) => {
    const owner = await lockOwner(db, user.id)
    const others = await listResumeRows(db, user.id)
    if (others.length >= MOST_RESUMES) {
      throw new Refusal(codes.quotaReached, `最多保存 ${MOST_RESUMES} 份简历，请先删除不再使用的简历`)
    }
    const empty = emptySections()
    const sections = { ...empty, basic: { ...empty.basic, phone: owner?.phone ?? '' } }
    const id = randomUUID()
    const isDefault = others.length === 0
    await insertResume(db, { id, userId: user.id, title, isDefault, sections, facts: factsOf(sections), at: now })
    await audit({ action: 'resume.create', subject: subjectOf(id) })
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(saveResumeSection, async ({ id, version, change }, { db, user, now, audit }) => {
    const row = await lockResume(db, user.id, id)
    if (!row) throw notFound()
    const stored = readSections(row.sections)
    if (changesNothing(stored, change)) return toResume(row)
    if (row.version !== version) {
      throw new Refusal(codes.conflict, '这份简历已在别处修改，请核对后再保存', { current: toResume(row) })
    }
    const sections = withChange(stored, change)
    await updateSections(db, { id, sections, facts: factsOf(sections), at: now })
    await audit({ action: 'resume.save', subject: subjectOf(id), detail: { section: change.section } })
    return toResume({ ...row, sections, version: version + 1, updated_at: now.toISOString() })
  }),

  serve(updateResumeSettings, async ({ id, title, privacy, isDefault }, { db, user, now, audit }) => {
    await lockOwner(db, user.id)
    if (!(await lockResume(db, user.id, id))) throw notFound()
    await updateSettings(db, id, { title, privacy, at: now })
    if (isDefault) await makeDefault(db, user.id, id)
    await audit({ action: 'resume.settings', subject: subjectOf(id), ...(privacy ? { detail: { privacy } } : {}) })
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(deleteResume, async ({ id }, context) => {
    const { db, user, audit } = context
    await lockOwner(db, user.id)
    const row = await lockResume(db, user.id, id)
    if (!row) throw notFound()
    await deleteResumeRow(db, id)
    const [next] = await listResumeRows(db, user.id)
    if (row.is_default && next) await makeDefault(db, user.id, next.id)
    await releasePhoto(context, row.photo_file)
    await audit({ action: 'resume.delete', subject: subjectOf(id) })
    return { ok: true } as const
  }),
]
