import { expect, test } from 'vitest'
import { type ExamListInputs, listFrom, usualRule } from '#contract/exam-list'
import { listHash, listText } from '#contract/exam-list-text'
import { listInFull } from '#mocks/fixtures/exam-lists'
import { recompute } from './recompute.ts'

const entry = (ticket: string, marks: number) => ({
  ticket,
  papers: { A: { marks, flag: '' as const } },
  bonus: 0,
  interview: null,
  skill: null,
  out: false,
})

const inputs: ExamListInputs = {
  exam: listInFull.exam.id,
  kind: 'shortlist',
  rule: usualRule('shortlist'),
  positions: [{ code: '0101', headcount: 1, fullMarks: 15_000, entries: [entry('1001', 9_000), entry('1002', 8_000)] }],
}

const published = async (text = listText(inputs)) => ({
  list: { ...listInFull.list, hash: await listHash(text) },
  exam: listInFull.exam,
  positions: {
    ...listInFull.positions,
    list: listFrom(inputs).map(outcome => ({
      ...outcome,
      unit: '',
      title: '',
      headcount: 1,
      places: outcome.places.map(place => ({ ...place, name: '' })),
    })),
  },
})

test('agrees with what was published', async () => {
  expect(await recompute(listText(inputs), await published())).toMatchObject({
    agrees: true,
    people: 2,
    differences: [],
  })
})

test('says what differs where a mark was changed', async () => {
  const tampered = listText(inputs).replace('A\t8000', 'A\t9900')
  const { agrees, differences } = await recompute(tampered, await published())
  expect(agrees).toBe(false)
  expect(differences.map(({ ticket }) => ticket)).toEqual(['', '1001', '1002'])
})

test('does not agree where data and outcome were changed alike', async () => {
  const first = inputs.positions[0]
  if (!first) throw new Error('a position is missing')
  const other = listText({ ...inputs, positions: [{ ...first, headcount: 2 }] })
  const { agrees, differences, hash } = await recompute(other, await published())
  expect({ agrees, differences }).toEqual({ agrees: false, differences: [] })
  expect(hash).not.toBe((await published()).list.hash)
})

test('takes no data of another exam, and none that is no list', async () => {
  expect(await recompute(listText({ ...inputs, exam: '999' }), await published())).toMatchObject({ isReadable: false })
  expect(await recompute('<html>', await published())).toMatchObject({ isReadable: false, agrees: false })
})
