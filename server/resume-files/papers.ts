import sharp from 'sharp'
import type { ResumeLanguage } from '#contract/resume-language'
import type { ResumeSections } from '#contract/resume-sections'
import { maskedName } from '#contract/rules/resume-mask'
import { blindSections } from '../applications/blind.ts'
import { withdrawnCard } from '../applications/card.ts'
import type { Queryable } from '../db/db.ts'
import { DOCUMENT_SIDE } from '../files/document.ts'
import { decodeStored } from '../http/files/decode-apart.ts'
import { readStored, type Stored } from '../http/files/read.ts'
import type { FileStore } from '../http/files/store.ts'
import { markOf } from '../members/mark.ts'
import type { Viewer } from '../members/queries.ts'
import { readSections } from '../resumes/sections.ts'
import { readSnapshot, type SentWork } from '../resumes/snapshot.ts'
import { listWorkRows } from '../resumes/work-queries.ts'
import { findTalent, isChecked } from '../talents/card-queries.ts'
import { drawPdf } from './paper/drawing.ts'
import { type SheetPicture, sheetOf } from './paper/sheet.ts'
import { findSentFile, isMember } from './queries.ts'

/** A resume that may be taken along, with what its page shows: what is hidden there is not in it. */
export interface Paper {
  readonly sections: ResumeSections
  readonly language: ResumeLanguage
  /** The photo's file; null for none. */
  readonly photo: string | null
  /** What goes along with it, in the owner's order. */
  readonly works: readonly SentWork[]
  /** What it was sent for; '' for an open resume. */
  readonly job: string
  /** When it was sent, or last changed. */
  readonly at: number
  readonly ownerId: string
  /** Null when the resume that was sent has been deleted since. */
  readonly resumeId: string | null
  /** The job that it was sent for; null for an open resume. */
  readonly jobId: string | null
  readonly subject: { readonly kind: 'application' | 'resume'; readonly id: string }
}

/** A resume that may not be taken along, and why; of its owner no more than lists say. */
export interface Obstacle extends Pick<Paper, 'job' | 'at' | 'subject'> {
  readonly obstacle: string
  readonly name: string
}

export type Find = (db: Queryable, viewer: Viewer, id: string) => Promise<Paper | Obstacle | undefined>

/** What was sent to the viewer's company; undefined for what was not. */
export const findSentPaper: Find = async (db, viewer, id) => {
  const row = await findSentFile(db, viewer, id)
  if (!row) return undefined
  const { sections, photo, language, works } = readSnapshot(row.resume)
  const facts = { job: row.job_title, at: Date.parse(row.created_at), subject: { kind: 'application', id } } as const
  if (row.status === 'withdrawn') {
    return { ...facts, name: withdrawnCard(sections).name, obstacle: '求职者已撤回这份投递，简历不再提供' }
  }
  return {
    ...facts,
    sections: row.blind ? blindSections(sections, id) : sections,
    language,
    photo: row.blind ? null : photo,
    works: row.blind ? [] : works,
    ownerId: row.user_id,
    resumeId: row.resume_id,
    jobId: String(row.job_id),
  }
}

/**
 * An open resume whose contact details the viewer's company may see; undefined for what it cannot find, and once the
 * viewer has left it.
 */
export const findTalentPaper: Find = async (db, viewer, id) => {
  const { companyId } = viewer
  const row = await findTalent(db, id, companyId)
  if (!row || !(await isMember(db, viewer))) return undefined
  const sections = readSections(row.sections)
  const facts = { job: '', at: Date.parse(row.updated_at), subject: { kind: 'resume', id } } as const
  const name = maskedName(sections.basic.name)
  if (!(await isChecked(db, companyId))) return { ...facts, name, obstacle: '单位认证通过后才能查看求职者的简历' }
  if (!row.revealed) return { ...facts, name, obstacle: '还没有下载这份简历，不能查看联系方式' }
  return {
    ...facts,
    sections,
    language: row.language,
    photo: row.downloaded ? row.photo_file : null,
    works: row.downloaded ? await listWorkRows(db, id) : [],
    ownerId: row.user_id,
    resumeId: id,
    jobId: null,
  }
}

/** In pixels: twice what 35 × 45 mm need at 150 dpi. */
const PHOTO = { width: 413, height: 532, fit: 'inside', withoutEnlargement: true } as const

/** The photo in a form that PDFs hold; null when there is none, or none any more. */
async function photoOf(stored: Stored, id: string | null): Promise<Uint8Array | null> {
  if (id === null) return null
  const bytes = await readStored(stored, id).catch(() => null)
  return bytes && new Uint8Array(await sharp(bytes).resize(PHOTO).flatten({ background: '#fff' }).jpeg().toBuffer())
}

/** In pixels: in a column of A4 so many a side are 250 dpi. */
const PICTURE = { mostPixels: DOCUMENT_SIDE ** 2, side: 806, format: 'jpeg' } as const

/** Pictures among the works in a form that PDFs hold; those whose file has gone are left out. */
async function picturesOf(stored: Stored, works: readonly SentWork[]): Promise<SheetPicture[]> {
  const pictures: SheetPicture[] = []
  // One after another: many at once would leave others no turn and take their memory together.
  for (const { file, caption } of works.filter(({ mime }) => mime.startsWith('image/'))) {
    const bytes = await readStored(stored, file).catch(() => null)
    if (!bytes) continue
    const decoded = await decodeStored({ bytes, ...PICTURE })
    if (!decoded) throw new Error('a picture of the works was not decoded')
    if ('bytes' in decoded) pictures.push({ ...decoded, caption })
  }
  return pictures
}

type Content = Pick<Paper, 'sections' | 'language' | 'photo' | 'works'>

/** What is drawn of a resume that lies in files. */
const drawnOf = async (stored: Stored, { language, photo, works }: Content) => ({
  language,
  photo: await photoOf(stored, photo),
  pictures: await picturesOf(stored, works),
})

/** One's own resume: nobody's name across it. */
export const drawOwn = async (content: Content, stored: Stored, now: Date) => {
  const drawn = await drawnOf(stored, content)
  return drawPdf(sheetOf(content.sections, { ...drawn, watermark: '', foot: '', madeAt: now.getTime() }))
}

/** Draws resumes for one viewer, each marked with company, member and time. */
export async function drawingFor(db: Queryable, viewer: Viewer, files: FileStore, now: Date) {
  const { company, member, at, watermark } = await markOf(db, viewer, now)
  const foot = `${company}（${member}）于 ${at} 下载，仅供本单位招聘使用，请妥善保管。`
  return async (content: Content) => {
    const drawn = await drawnOf({ db, files }, content)
    return drawPdf(sheetOf(content.sections, { ...drawn, watermark, foot, madeAt: now.getTime() }))
  }
}
