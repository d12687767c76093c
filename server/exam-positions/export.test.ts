import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { exportPositions } from '#contract/exam-positions'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { bytesOf } from '../resume-files/testing.ts'
import { formulas } from '../testing.formulas.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examPositionsCalls } from './index.ts'
import { bachelor, law, replacePositions } from './testing.ts'

describeOnBothEngines('the table of positions', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examPositionsCalls)
    await seedExam(service.db, service.clock.now())
  })

  const sheet = async (input: object = {}) => {
    const { file, bytes } = await bytesOf(await service.call(exportPositions, { exam: '101', ...input }))
    return { file: file.name, ...(await readSheet(bytes)) }
  }

  test('has what the filters leave, with conditions in the notice’s words and the figures', async () => {
    const conditions = [bachelor, law]
    await replacePositions(service, 101, [
      { id: 1, unit: '甲', headcount: 3, conditions, applied: 9, approved: 8, paid: 7, department: '办公室' },
      { id: 2, unit: '乙', city: '360700', state: 'cancelled', remark: '适应出差' },
    ])
    const { rows, frozen, name, file } = await sheet()
    expect(file).toBe('职位表-2025-06-03.xlsx')
    expect(frozen).toBe(1)
    expect(name).toBe('职位表')
    expect(rows.slice(1)).toEqual([
      ['1', '甲', '办公室', '管理岗', '南昌市', 3, '招聘', '本科及以上学历；法学类（0301）', null, 9, 8, 7, 2.33],
      ['2', '乙', null, '管理岗', '赣州市', 1, '已取消', null, '适应出差', 0, 0, 0, 0],
    ])
    expect((await sheet({ city: '360700' })).rows).toHaveLength(2)
  })

  test('holds no formula, whatever a position is called', async () => {
    await replacePositions(
      service,
      101,
      formulas.map((title, at) => ({ id: at + 1, title, unit: title, remark: title })),
    )
    const { hasFormula, rows } = await sheet()
    expect(hasFormula).toBe(false)
    expect(rows).toHaveLength(formulas.length + 1)
  })

  test('is not made of nothing', async () => {
    await expect(service.call(exportPositions, { exam: '101', t: '没有的' })).rejects.toMatchObject({
      code: codes.wrongState,
    })
    await expect(service.call(exportPositions, {})).rejects.toMatchObject({ code: codes.invalid })
  })
})
