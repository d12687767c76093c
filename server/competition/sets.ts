import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { createQuestionSet, exportQuestionSet } from '#contract/competition'
import { questionKindLabels } from '#contract/question-set-fields'
import { chinaDay, secondsAfter } from '../clock.ts'
import { csvOf } from '../csv.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { type ServedCall, serve } from '../http/serve.ts'
import type { QuestionRow } from './queries.ts'
import { deleteExpiredDraws, insertDraw, listDrawn } from './set-queries.ts'

const KEPT_SECONDS = 3_600

const HIDDEN = '答题后显示'

const letters = 'ABCDEFGH'

/** One line of the sheet; what decides a question is told only to whoever has answered it. */
const lineOf = (row: QuestionRow, at: number, widest: number) => [
  at + 1,
  questionKindLabels[row.kind],
  row.chapter,
  row.stem,
  ...Array.from({ length: widest }, (_, option) => row.options[option] ?? ''),
  row.chosen?.join('') ?? '',
  row.chosen === null ? '未答' : row.is_right ? '答对' : '答错',
  ...(row.chosen === null ? [HIDDEN, HIDDEN, HIDDEN] : [row.solution.join(''), row.explanation, row.law]),
]

function sheetOf(rows: readonly QuestionRow[]) {
  const widest = Math.max(...rows.map(({ options }) => options.length))
  const options = Array.from(letters.slice(0, widest), letter => `选项 ${letter}`)
  const head = ['序号', '题型', '章节', '题目', ...options, '我的答案', '结果', '正确答案', '解析', '依据']
  return csvOf([head, ...rows.map((row, at) => lineOf(row, at, widest))])
}

/** Sets of practice questions to take along. */
export const questionSetCalls: readonly ServedCall[] = [
  serve(createQuestionSet, {
    limits: (_, { user }) => [{ name: 'question-sets', subject: user.id, max: 60, seconds: 3_600 }],
    handle: async (wanted, { db, user, now }) => {
      await deleteExpiredDraws(db, now)
      const [key, expiresAt] = [randomUUID(), secondsAfter(now, KEPT_SECONDS)]
      const count = await insertDraw(db, { ...wanted, key, userId: user.id, expiresAt })
      if (count === 0) throw new Refusal(codes.wrongState, '没有符合条件的题目，请换一个范围或题型')
      return { cacheKey: key, count, expiresAt: expiresAt.getTime() }
    },
  }),

  serve(exportQuestionSet, {
    limits: (_, { user }) => [{ name: 'question-set-files', subject: user.id, max: 120, seconds: 3_600 }],
    handle: async ({ cacheKey }, { db, user, now }) => {
      const rows = await listDrawn(db, { key: cacheKey, userId: user.id, now })
      if (rows.length === 0) throw new Refusal(codes.notFound, '这份练习题已经过期，请重新选题')
      return new FileAnswer({
        body: sheetOf(rows),
        name: `劳动关系协调员竞赛练习题-${chinaDay(now)}.csv`,
        mime: 'text/csv; charset=utf-8',
      })
    },
  }),
]
