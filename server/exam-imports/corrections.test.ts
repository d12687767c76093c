import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { answerExamRecheck, listExamRechecks } from '#contract/exam-imports'
import { askRecheck, registrationResult } from '#contract/exam-tickets'
import { listMessages } from '#contract/messages'
import { describeOnBothEngines } from '../db/testing.ts'
import { EXAM, stagesOf } from './testing.stages.ts'
import { creating, csvFile } from './testing.ts'

const CORRECTED = '您的成绩有更正'

describeOnBothEngines('corrections after the marks of a stage are out', open => {
  /** Three candidates of one position have been interviewed by two panels; what each was told of later. */
  async function begin({ panelFactor }: { panelFactor: boolean }) {
    const exam = await stagesOf(await open(), {
      writtenShare: 4_000,
      interviewShare: 6_000,
      panelFactor,
      bonusCap: 500,
    })
    const { service, at, load, publish, arrangement } = exam
    await publish('shortlist')
    expect(await load(csvFile(arrangement('1', '2', '3')), 'interview-tickets')).toMatchObject({ code: codes.ok })
    const heard = (...lines: readonly (readonly [marks: string, panel: string])[]) =>
      load(
        csvFile([['准考证号', '面试', '考官组'], ...lines.map((line, index) => [at(index).ticket, ...line])]),
        'interview-scores',
      )
    expect(await heard(['80', '一'], ['90', '二'], ['90', '一'])).toMatchObject({ code: codes.ok })
    const said = async (index: number) => (await service.call(listMessages, {}, at(index).person)).list
    return {
      ...exam,
      heard,
      said,
      corrections: async (index: number) =>
        (await said(index)).filter(({ title }) => title === CORRECTED).map(({ body }) => body),
      interviewOf: async (index: number) => {
        const { cards } = await service.call(registrationResult, { id: at(index).id }, at(index).person)
        return cards.find(({ stage }) => stage === 'interview')
      },
    }
  }

  test('of a panel alone are told to everybody whose total is another one by it', async () => {
    const { heard, corrections, interviewOf } = await begin({ panelFactor: true })
    const before = (await interviewOf(0))?.total
    // All of one panel now: nothing is left to make comparable.
    expect(await heard(['80', '二'], ['90', '二'], ['90', '二'])).toMatchObject({ code: codes.ok })
    expect([before, (await interviewOf(0))?.total]).toEqual([8_157, 8_000])
    expect(await corrections(0)).toEqual([
      expect.stringContaining('考官组：一 → 二\n总分：81.57 → 80.00，职位排名第 3。'),
    ])
    // Heard by whom they were, and with the marks that they had.
    expect(await corrections(1)).toEqual([
      expect.stringMatching(/本人原始成绩不变.*\n总分：86\.67 → 90\.00，职位排名第 1。/),
    ])
    expect(await corrections(2)).toHaveLength(1)
  })

  test('of a panel are told to nobody where it counts for nothing', async () => {
    const { heard, corrections, interviewOf } = await begin({ panelFactor: false })
    expect(await heard(['80', '二'], ['90', '二'], ['90', '一'])).toMatchObject({ code: codes.ok })
    expect((await interviewOf(0))?.total).toBe(8_000)
    expect(await Promise.all([0, 1, 2].map(corrections))).toEqual([[], [], []])
  })

  test('of what a policy adds are told to whoever has it, and to nobody else', async () => {
    const { at, load, corrections } = await begin({ panelFactor: true })
    const marks = [
      ['100', '100', ''],
      ['90', '90', '3.5'],
      ['80', '80', ''],
      ['70', '70', ''],
      ['缺考', '70', '2'],
    ]
    const table = csvFile([['准考证号', 'A', 'B', '加分'], ...marks.map((line, index) => [at(index).ticket, ...line])])
    expect(await load(table, 'scores')).toMatchObject({ code: codes.ok })
    expect(await corrections(1)).toEqual([
      expect.stringContaining('加分：5.00 → 3.50\n总分：185.00 → 183.50，职位排名第 2。'),
    ])
    expect(await corrections(4)).toEqual([expect.stringContaining('加分：（无） → 2.00\n总分：不计。')])
    expect(await Promise.all([0, 2, 3].map(corrections))).toEqual([[], [], []])
  })

  test('are asked for by the stage, listed with its mark, answered by its name, and by the correction itself', async () => {
    const { service, one, other, at, heard, said } = await begin({ panelFactor: false })
    const asked = { id: at(0).id, cause: 'sum', note: '' }
    for (const paper of ['A', '面试']) await service.call(askRecheck, { ...asked, paper }, creating(at(0).person))
    const listed = async () => (await service.call(listExamRechecks, { exam: EXAM }, one)).list
    const shown = async () =>
      (await listed()).map(({ ticket, paper, score, state }) => [ticket, paper, score, state]).toSorted()
    const written = [at(0).ticket, '职业能力倾向测验', '100.00', 'asked']
    expect(await shown()).toEqual([written, [at(0).ticket, '面试', '80.00', 'asked']].toSorted())
    const ofStage = (stage: 'written' | 'skill' | 'interview') =>
      service.call(listExamRechecks, { exam: EXAM, stage, state: 'asked' }, one)
    const waiting = { written: 1, skill: 0, interview: 1 }
    expect(await ofStage('skill')).toMatchObject({ list: [], total: 0, asked: waiting })
    expect(await ofStage('written')).toMatchObject({ list: [{ paper: '职业能力倾向测验' }], total: 1, asked: waiting })
    expect(await ofStage('interview')).toMatchObject({ list: [{ paper: '面试' }], total: 1, asked: waiting })
    const [interview] = (await ofStage('interview')).list
    const answer = { id: interview?.id ?? '', state: 'kept', answer: '经核对，分数无误。' } as const
    await service.call(answerExamRecheck, answer, other)
    expect(await ofStage('interview')).toMatchObject({ list: [], total: 0, asked: { written: 1, interview: 0 } })
    expect((await said(0)).map(({ body }) => body)).toContainEqual(expect.stringContaining('”面试成绩复核：维持原分'))
    await heard(['85', '一'], ['90', '二'], ['90', '一'])
    expect(await shown()).toEqual([written, [at(0).ticket, '面试', '85.00', 'changed']].toSorted())
  })
})
