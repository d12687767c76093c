import { expect, test } from 'vitest'
import { scoreRows } from '#mocks/fixtures/exam-scores'
import { writtenTicket } from '#mocks/fixtures/exam-tickets'
import { ticketColumns } from '#mocks/fixtures/exam-windows'
import { columnsOf, factsOf } from './ticket-facts.ts'

test('a ticket says what its exam asks for, in its order and words', () => {
  const columns = [
    { key: 'number', label: '准考证编号' },
    { key: 'marks', label: '成绩' },
    { key: 'name', label: '考生' },
    { key: 'toString', label: '?' },
  ]
  expect(factsOf(writtenTicket, columns)).toEqual([
    { term: '准考证编号', details: '0126010300512' },
    { term: '考生', details: '阿依古丽·䶮𠮷' },
  ])
})

test('where an exam names nothing that a ticket has, the usual facts stand there', () => {
  expect(factsOf(writtenTicket).map(({ term }) => term)).toContain('岗位代码')
  expect(factsOf(writtenTicket, [{ key: 'rank', label: '排名' }])).toEqual(factsOf(writtenTicket))
})

test('rows of scores stand under the columns that they fill', () => {
  expect(columnsOf(ticketColumns.columns, scoreRows.rows).map(({ label }) => label)).toEqual(['科目', '成绩', '满分'])
})
