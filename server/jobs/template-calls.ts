import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { type JobDraft, jobDraft } from '#contract/job-posting'
import { postingRules } from '#contract/posting-fields'
import {
  addTemplate,
  beginFromTemplate,
  deleteTemplate,
  listTemplates,
  type PostingTemplate,
  renameTemplate,
} from '#contract/postings'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { draftOf } from './draft.ts'
import { locked, type Own, shown, subjectOf } from './own.ts'
import { insertDraft } from './queries/own.ts'
import {
  countTemplates,
  deleteTemplateRow,
  findTemplate,
  holdTemplates,
  insertTemplate,
  isNameTaken,
  listTemplateRows,
  renameTemplateRow,
  type TemplateRow,
} from './queries/templates.ts'

const templateSubject = (id: string) => ({ kind: 'job-template', id })

const contentOf = ({ draft }: TemplateRow): JobDraft => z.parse(jobDraft(), draft)

const toTemplate = (row: TemplateRow): PostingTemplate => ({
  id: row.id,
  name: row.name,
  title: contentOf(row).title,
  updatedAt: Date.parse(row.updated_at),
})

/** One of the caller's company's templates; anybody else's does not exist. */
async function found({ db, user }: Own, id: string): Promise<TemplateRow> {
  const row = await findTemplate(db, user.companyId, id)
  if (!row) throw notFound()
  return row
}

async function assureFree({ db, user }: Own, name: string, but: string | null): Promise<void> {
  if (await isNameTaken(db, user.companyId, name, but)) throw invalid({ name: '已有同名的模板，请换一个名称' })
}

/** Templates of postings; everybody who acts for a company uses the same ones. */
export const templateCalls = [
  serve(listTemplates, async (_, { db, user }) => ({
    list: (await listTemplateRows(db, user.companyId)).map(toTemplate),
  })),

  serve(addTemplate, async ({ jobId, name }, context) => {
    const { db, user, now, audit } = context
    const row = await locked(context, jobId)
    await holdTemplates(db, user.companyId)
    if ((await countTemplates(db, user.companyId)) >= postingRules.templates) {
      throw new Refusal(codes.wrongState, `最多保存 ${postingRules.templates} 个模板，请先删除不用的`)
    }
    await assureFree(context, name, null)
    const id = randomUUID()
    const draft = { ...draftOf(row), expiresOn: '' }
    await insertTemplate(db, { id, companyId: user.companyId, userId: user.id, name, draft, at: now })
    await audit({ action: 'jobTemplate.add', subject: templateSubject(id) })
    return toTemplate(await found(context, id))
  }),

  serve(renameTemplate, async ({ id, name }, context) => {
    const { db, user, now, audit } = context
    await holdTemplates(db, user.companyId)
    const row = await found(context, id)
    if (row.name === name) return toTemplate(row)
    await assureFree(context, name, id)
    await renameTemplateRow(db, id, name, now)
    await audit({ action: 'jobTemplate.rename', subject: templateSubject(id) })
    return toTemplate(await found(context, id))
  }),

  serve(deleteTemplate, async ({ id }, context) => {
    await found(context, id)
    await deleteTemplateRow(context.db, id)
    await context.audit({ action: 'jobTemplate.delete', subject: templateSubject(id) })
    return { ok: true } as const
  }),

  serve(beginFromTemplate, {
    limits: (_, { user }) => [{ name: 'job-add', subject: user.id, max: 200, seconds: 24 * 3_600 }],
    handle: async ({ id: template }, context) => {
      const { db, user, now, audit } = context
      const draft = contentOf(await found(context, template))
      const id = await insertDraft(db, { companyId: user.companyId, draft, at: now })
      await audit({ action: 'job.add', subject: subjectOf(id) })
      return shown(context, id)
    },
  }),
]
