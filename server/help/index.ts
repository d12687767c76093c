import { addFeedback, listHelp, readHelpPage } from '#contract/help'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sanitise } from '../news/sanitise.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { wordsOf } from '../words.ts'
import { countQuestions, findHelpPage, insertFeedback, listQuestionRows } from './queries.ts'

const HOUR = 3_600

/** Questions, statements, and what readers say of them. */
export const helpCalls = [
  serve(listHelp, async ({ audience, t, ...paging }, { db }) => {
    const words = wordsOf(t)
    const rows = await listQuestionRows(db, audience, words, sliceOf(paging))
    const counts = await countQuestions(db, words)
    const total = counts
      .filter(row => audience === '' || row.audience === audience)
      .reduce((sum, { count }) => sum + count, 0)
    const list = rows.map(({ id, html, checked_on, ...rest }) => ({
      ...rest,
      id: String(id),
      html: sanitise(html),
      checkedOn: checked_on,
    }))
    return { ...exactPage(list, total, paging), counts: [...counts] }
  }),

  serve(readHelpPage, async ({ name }, { db }) => {
    const row = await findHelpPage(db, name)
    if (!row) throw notFound()
    return { name, title: row.title, html: sanitise(row.html), checkedOn: row.checked_on }
  }),

  serve(addFeedback, {
    limits: ({ questionId }, { ip }) => [
      { name: 'feedback', subject: ip, max: 30, seconds: HOUR, message: '您的评价已经很多了，请一小时后再来' },
      { name: 'feedback-question', subject: `${ip} ${questionId}`, max: 3, seconds: 24 * HOUR },
    ],
    handle: async (input, { db, now }) => {
      const told = input.helpful ? { ...input, reason: '', note: '' } : input
      if (!(await insertFeedback(db, told, now))) throw notFound()
      return { ok: true as const }
    },
  }),
]
