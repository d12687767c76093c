import { expect, test } from 'vitest'
import { faultyTable, readyTable } from '#mocks/fixtures/exam-imports'
import { heldBack, stepOf } from './import-steps.ts'

const waiting = (isMine: boolean) => [{ id: '1', title: '职位表', by: '欧阳若曦', at: 0, isMine }]

test('the step one is at follows from the table and from what waits', () => {
  expect([
    stepOf({ table: null, waiting: [] }),
    stepOf({ table: faultyTable, waiting: [] }),
    stepOf({ table: { ...readyTable, stale: true }, waiting: [] }),
    stepOf({ table: readyTable, waiting: waiting(true) }),
    stepOf({ table: null, waiting: waiting(false) }),
    stepOf({ table: null, waiting: waiting(true) }),
  ]).toEqual([0, 1, 1, 2, 0, 4])
})

test('what holds a table back says what to do', () => {
  expect(heldBack({ table: readyTable })).toBe('')
  expect(heldBack({ table: null })).toBe('还没有上传表格')
  expect(heldBack({ table: faultyTable })).toBe('请先改正 37 处错误，再重新上传')
  expect(heldBack({ table: { ...readyTable, stale: true } })).toContain('重新上传')
  expect(heldBack({ table: { ...readyTable, changeCount: 0 } })).toContain('一致')
})
