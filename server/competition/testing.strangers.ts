import { randomUUID } from 'node:crypto'
import {
  answerQuestion,
  courseDetail,
  createQuestionSet,
  exportQuestionSet,
  questionDetail,
  saveReading,
} from '#contract/competition'
import { insertRows } from '../db/bulk.ts'
import { sampleCompetition } from '../db/sample/competition.ts'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'

const why = 'courses and questions are there for everybody who is signed in; what is kept of them is the caller’s own'

export const strangers: readonly Probe[] = [
  ...[courseDetail, saveReading, questionDetail, answerQuestion].map(endpoint => open(endpoint, why)),
  owned(exportQuestionSet, async service => {
    for (const [table, rows] of sampleCompetition) await insertRows(service.db, table, rows)
    const owner = await service.seeker()
    const { cacheKey } = await service.call(
      createQuestionSet,
      { count: 5 },
      { token: owner.token, idempotencyKey: randomUUID() },
    )
    return { owner, mine: { cacheKey }, nobodys: { cacheKey: nobodysUuid } }
  }),
]
