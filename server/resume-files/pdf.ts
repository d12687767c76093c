import { codes } from '#contract/codes'
import { downloadResume, downloadSentResume } from '#contract/resume-files'
import type { Preparation } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Employer, User } from '../http/users.ts'
import { findResume } from '../resumes/queries.ts'
import { readSections } from '../resumes/sections.ts'
import { listWorkRows } from '../resumes/work-queries.ts'
import { writeTaken } from './log.ts'
import { drawingFor, drawOwn, type Find, findSentPaper, findTalentPaper, type Paper } from './papers.ts'

const MIME = 'application/pdf'

/** Drawing is work: so many an hour are more than anybody reads. */
const drawingsOf = (user: User) => [{ name: 'resume-pdf', subject: user.id, max: 120, seconds: 3_600 }]

/** Finds and draws before the transaction begins; a refused look is counted. */
async function drawFor(find: Find, id: string, user: Employer, { db, now, files, refused }: Preparation) {
  const viewer = { userId: user.id, companyId: user.companyId }
  const paper = await find(db, viewer, id)
  if (!paper) throw notFound()
  if ('obstacle' in paper) {
    refused('obstacle', paper.subject)
    throw new Refusal(codes.wrongState, paper.obstacle)
  }
  const draw = await drawingFor(db, viewer, files, now)
  return { paper, bytes: await draw(paper) }
}

type Named = Pick<Paper, 'sections' | 'language' | 'job'>

/** One's own English resume goes out to people who read English; what employers keep is named in Chinese. */
function nameOf({ sections, language, job }: Named, isOwn = false): string {
  const name = sections.basic.name || '未填写姓名'
  if (language === 'en' && isOwn) return `${name} - Resume.pdf`
  return `${[name, job].filter(Boolean).join('-')}的${language === 'en' ? '英文' : ''}简历.pdf`
}

async function drawMine(id: string, { db, user, now, files }: Preparation<'login'>) {
  const row = await findResume(db, user.id, id)
  if (!row) throw notFound()
  const sections = readSections(row.sections)
  const { language, photo_file: photo } = row
  const works = await listWorkRows(db, id)
  const bytes = await drawOwn({ sections, language, photo, works }, { db, files }, now)
  return { paper: { sections, language, job: '' }, bytes }
}

/** What leaves has been written down before: the transaction ends ahead of the answer. */
export const pdfCalls = [
  serve(downloadResume, {
    limits: (_, { user }) => drawingsOf(user),
    prepare: ({ id }, context): Promise<{ paper: Paper | Named; bytes: Uint8Array<ArrayBuffer> }> =>
      context.user.userType === 2 ? drawMine(id, context) : drawFor(findTalentPaper, id, context.user, context),
    handle: async ({ id }, { db, user, now, audit }, { paper, bytes }) => {
      if ('ownerId' in paper && user.userType === 1) await writeTaken({ db, user, now }, paper)
      else await audit({ action: 'resume.pdf', subject: { kind: 'resume', id } })
      return new FileAnswer({ body: bytes, name: nameOf(paper, user.userType === 2), mime: MIME })
    },
  }),

  serve(downloadSentResume, {
    limits: (_, { user }) => drawingsOf(user),
    prepare: ({ id }, context) => drawFor(findSentPaper, id, context.user, context),
    handle: async (_, context, { paper, bytes }) => {
      await writeTaken(context, paper)
      return new FileAnswer({ body: bytes, name: nameOf(paper), mime: MIME })
    },
  }),
]
