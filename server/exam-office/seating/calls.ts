import type { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { prepareSeating, previewSeating } from '#contract/exam-office'
import { lockExam } from '../../exam-tickets/seat-queries.ts'
import { Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { prepareChange } from '../changes/prepare.ts'
import { demandMandate } from '../mandates.ts'
import { figuresOf, proposeSeating, seatingRows } from './proposal.ts'
import type { storedSeating } from './release.ts'

/** So many lines are shown before they are handed on. */
const SHOWN = 20

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Seats people anew after rooms, positions or registrations have changed: shown first, then released by another. */
export const seatingCalls = [
  serve(previewSeating, {
    limits: (_, { user }) => [{ name: 'exam-seating', subject: user.id, max: 60, seconds: 3_600 }],
    handle: async ({ exam }, context) => {
      await demandMandate(context, exam, 'prepare')
      const proposed = await proposeSeating(context.db, exam, context.now)
      if ('obstacle' in proposed) return { obstacle: proposed.obstacle, proposal: null }
      const { plan, hash } = proposed
      return { obstacle: '', proposal: { hash, ...figuresOf(plan), rows: seatingRows(plan).slice(0, SHOWN) } }
    },
  }),

  serve(prepareSeating, {
    limits: (_, { user }) => [{ name: 'exam-seating', subject: user.id, max: 60, seconds: 3_600 }],
    handle: async ({ exam, hash }, context) => {
      await demandMandate(context, exam, 'prepare')
      await lockExam(context.db, Number(exam))
      const proposed = await proposeSeating(context.db, exam, context.now)
      if ('obstacle' in proposed) throw wrongState(proposed.obstacle)
      if (proposed.hash !== hash) throw wrongState('报名、考场或者准考证刚刚有变化，请重新查看会怎样变动')
      const { moved, added, left, kept, adjacent } = figuresOf(proposed.plan)
      if (moved + added + left === 0) throw wrongState('现在的座位都有效，不需要重新编排')
      const id = await prepareChange(context, {
        exam,
        kind: 'seating',
        title: `重新编排座位：${moved} 人换座，${added} 人补排`,
        summary: [
          { label: '换座', value: `${moved} 人` },
          { label: '补排', value: `${added} 人` },
          { label: '作废', value: `${left} 张` },
          { label: '不变', value: `${kept} 人` },
          { label: '同岗位相邻', value: `${adjacent} 对，无法避免` },
        ],
        rows: seatingRows(proposed.plan),
        payload: { hash } satisfies z.output<typeof storedSeating>,
      })
      return { id }
    },
  }),
]
