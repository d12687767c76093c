import { addDays, chinaDay } from '../../china-time.ts'
import { insertRows } from '../bulk.ts'
import type { Queryable } from '../db.ts'
import { helpPages } from './help-texts/pages.ts'
import { helpQuestions } from './help-texts/questions.ts'
import { toHtml } from './markup.ts'

const NOTE = '<p><em>本文为样例数据，内容、单位和期限均为虚构，仅用于演示。</em></p>'

/** The help centre: questions of every audience and the statements. */
export async function loadHelp(tx: Queryable, now: number): Promise<void> {
  const today = chinaDay(new Date(now))
  const questions = Object.entries(helpQuestions).flatMap(([audience, told]) =>
    told.map(([question, answer], position) => ({
      audience,
      position,
      question,
      html: toHtml(answer),
      checked_on: addDays(today, -7 * (position + 1)),
      sample: true,
    })),
  )
  const pages = Object.entries(helpPages).map(([name, { title, text }], at) => ({
    name,
    title,
    html: toHtml(text) + NOTE,
    checked_on: addDays(today, -20 - at),
    sample: true,
  }))
  await insertRows(tx, 'help_questions', questions)
  await insertRows(tx, 'help_pages', pages)
}
