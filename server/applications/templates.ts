import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import {
  type AnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
  MOST_TEMPLATES,
  saveAnswerTemplate,
} from '#contract/received'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { deleteTemplate, insertTemplate, listTemplates, lockTemplates, updateTemplate } from './queries/templates.ts'

const subjectOf = (id: string) => ({ kind: 'answer-template', id })

/** Answers that a company's members keep for next time. */
export const templateCalls = [
  serve(listAnswerTemplates, async (_, { db, user }) => ({ list: await listTemplates(db, user.companyId) })),

  serve(saveAnswerTemplate, async ({ id, title, body }, { db, user, now, audit }) => {
    const template: AnswerTemplate = { id: id || randomUUID(), title, body }
    if (id) {
      if (!(await updateTemplate(db, user.companyId, template, now))) throw notFound()
    } else {
      if ((await lockTemplates(db, user.companyId)) >= MOST_TEMPLATES) {
        throw new Refusal(codes.wrongState, `最多保存 ${MOST_TEMPLATES} 条常用答复，请先删除不用的`)
      }
      await insertTemplate(db, user.companyId, template, now)
    }
    await audit({ action: 'answer-template.save', subject: subjectOf(template.id) })
    return template
  }),

  serve(deleteAnswerTemplate, async ({ id }, { db, user, audit }) => {
    if (!(await deleteTemplate(db, user.companyId, id))) throw notFound()
    await audit({ action: 'answer-template.delete', subject: subjectOf(id) })
    return { ok: true }
  }),
]
