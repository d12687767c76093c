import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { emptySections } from '#contract/resume-sections'
import {
  createResume,
  deleteResume,
  getResume,
  listResumes,
  makeEnglishVersion,
  saveResumeSection,
  updateResumeSettings,
} from '#contract/resumes'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { reindexTalent } from '../talents/index-queries.ts'
import { releasePhoto } from './photo.ts'
import {
  deleteResumeRow,
  findResume,
  insertEnglish,
  insertResume,
  listResumeRows,
  lockEnglish,
  lockOwner,
  lockResume,
  makeDefault,
  updateSections,
  updateSettings,
} from './queries.ts'
import { changesNothing, factsOf, readSections, withChange } from './sections.ts'
import { toResume, toResumeItem } from './shape.ts'
import { isStale } from './stale.ts'
import { inheritWorks, listWorkRows } from './work-queries.ts'
import { releaseWorks } from './works.ts'

const MOST_RESUMES = 5

const subjectOf = (id: string) => ({ kind: 'resume', id })

/** Fifteen jobs with all that can be said of each; they are saved together. */
const SECTION_BYTES = 524_288

export const writingCalls = [
  serve(listResumes, async (_, { db, user }) => ({
    list: (await listResumeRows(db, user.id)).map(toResumeItem),
  })),

  serve(getResume, async ({ id }, { db, user }) => {
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(createResume, async ({ title, privacy }, { db, user, now, audit }) => {
    const owner = await lockOwner(db, user.id)
    const others = await listResumeRows(db, user.id)
    if (others.filter(({ original_id }) => original_id === null).length >= MOST_RESUMES) {
      throw new Refusal(codes.quotaReached, `最多保存 ${MOST_RESUMES} 份简历，请先删除不再使用的简历`)
    }
    const empty = emptySections()
    const sections = { ...empty, basic: { ...empty.basic, phone: owner?.phone ?? '' } }
    const id = randomUUID()
    const isDefault = others.length === 0
    await insertResume(db, {
      id,
      userId: user.id,
      title,
      isDefault,
      privacy,
      sections,
      facts: factsOf(sections),
      at: now,
    })
    await audit({ action: 'resume.create', subject: subjectOf(id), detail: { privacy } })
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(makeEnglishVersion, async ({ id: originalId }, { db, user, now, audit }) => {
    await lockOwner(db, user.id)
    const original = await lockResume(db, user.id, originalId)
    if (!original) throw notFound()
    if (original.language === 'en') throw new Refusal(codes.wrongState, '这份简历已经是英文版')
    const made = await lockEnglish(db, user.id, originalId)
    if (made) return toResume(made)
    const id = randomUUID()
    const { completeness } = factsOf(readSections(original.sections), 'en')
    await insertEnglish(db, { id, originalId, completeness, at: now })
    await audit({ action: 'resume.english', subject: subjectOf(id) })
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(saveResumeSection, {
    maxBytes: SECTION_BYTES,
    handle: async ({ id, version, change }, { db, user, now, audit }) => {
      const row = await lockResume(db, user.id, id)
      if (!row) throw notFound()
      const stored = readSections(row.sections)
      if (changesNothing(stored, change)) return toResume(row)
      if (row.version !== version) {
        throw new Refusal(codes.conflict, '这份简历已在别处修改，请核对后再保存', { current: toResume(row) })
      }
      const sections = withChange(stored, change)
      await updateSections(db, {
        id,
        changed: [change.section],
        sections,
        facts: factsOf(sections, row.language),
        at: now,
      })
      await reindexTalent(db, id)
      await audit({ action: 'resume.save', subject: subjectOf(id), detail: { section: change.section } })
      return toResume({ ...row, sections, version: version + 1, updated_at: now.toISOString() })
    },
  }),

  serve(updateResumeSettings, async ({ id, title, privacy, isDefault, was }, { db, user, now, audit }) => {
    await lockOwner(db, user.id)
    const stored = await lockResume(db, user.id, id)
    if (!stored) throw notFound()
    if (isStale(stored.title, title, was?.title) || isStale(stored.privacy, privacy, was?.privacy)) {
      throw new Refusal(codes.conflict, '这项设置已在别处修改，请看过之后再改', { current: toResume(stored) })
    }
    await updateSettings(db, id, { title, privacy, at: now })
    await reindexTalent(db, id)
    if (isDefault) await makeDefault(db, user.id, id)
    await audit({ action: 'resume.settings', subject: subjectOf(id), ...(privacy ? { detail: { privacy } } : {}) })
    const row = await findResume(db, user.id, id)
    if (!row) throw notFound()
    return toResume(row)
  }),

  serve(deleteResume, async ({ id, withEnglish }, context) => {
    const { db, user, audit } = context
    await lockOwner(db, user.id)
    const row = await lockResume(db, user.id, id)
    if (!row) throw notFound()
    const english = withEnglish ? await lockEnglish(db, user.id, id) : undefined
    const versions = english ? [row, english] : [row]
    const heir = english ? undefined : await lockEnglish(db, user.id, id)
    if (heir) await inheritWorks(db, id, heir.id)
    const works = row.original_id === null && !heir ? await listWorkRows(db, id) : []
    for (const one of versions) await deleteResumeRow(db, one.id)
    const [next] = await listResumeRows(db, user.id)
    if (versions.some(one => one.is_default) && next) await makeDefault(db, user.id, next.id)
    for (const photo of new Set(versions.map(one => one.photo_file))) await releasePhoto(context, photo)
    await releaseWorks(
      context,
      works.map(({ file }) => file),
    )
    for (const one of versions) await audit({ action: 'resume.delete', subject: subjectOf(one.id) })
    return { ok: true } as const
  }),
]
