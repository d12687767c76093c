import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listExamPositions } from '#contract/exam-positions'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { countAllPositions, countPositions, examPositionsCalls } from './index.ts'

describeOnBothEngines('figures of positions', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examPositionsCalls)
    await seedExam(service.db, service.clock.now())
  })

  const register = (positionId: number | null, statuses: readonly (string | null)[], examId = 101) =>
    insertRows(
      service.db,
      'exam_registrations',
      statuses.map(status => ({
        ...{ id: randomUUID(), exam_id: examId, round_id: examId, position_id: positionId, status },
        number: status === null ? null : randomUUID(),
        pending: status === '5' ? 'repair' : null,
        created_at: service.clock.now(),
        updated_at: service.clock.now(),
      })),
    )
  const count = () => countPositions(service.db, service.clock.now())
  const figures = async () => {
    const rows = await service.db.query<Record<'applied' | 'approved' | 'paid', number>>(sql`
      select applied, approved, paid from exam_positions order by id`)
    return rows.map(({ applied, approved, paid }) => [applied, approved, paid])
  }

  test('count what has come in, was approved and is paid; drafts and what was cancelled do not count', async () => {
    await register(1011, [null, '0', '1', '2', '3', '3', '4', '5'])
    await register(null, ['0'])
    await count()
    expect(await figures()).toEqual([
      [6, 3, 2],
      [0, 0, 0],
    ])
    await service.db.run(sql`update exam_registrations set status = '4', pending = null where status is not null`)
    await count()
    expect(await figures()).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('say when they were counted, though nothing has changed, and lists show them within half a minute', async () => {
    const shown = async () => {
      const { list, countedAt } = await service.call(listExamPositions, { exam: '101' })
      return [list[0]?.applied, countedAt]
    }
    expect(await shown()).toEqual([0, null])
    await register(1011, ['0'])
    await count()
    expect(await shown()).toEqual([0, null])
    service.clock.advance(31)
    expect(await shown()).toEqual([1, service.clock.now().getTime() - 31_000])
    await count()
    service.clock.advance(31)
    expect(await shown()).toEqual([1, service.clock.now().getTime() - 31_000])
  })

  test('of closed exams stay as they are, but for what is counted once it is loaded', async () => {
    await seedExam(service.db, service.clock.now(), { id: 201, daysAgo: 70 })
    await register(2011, ['3'], 201)
    await count()
    expect((await figures())[2]).toEqual([0, 0, 0])
    await service.db.tx(tx => countAllPositions(tx, service.clock.now()))
    expect((await figures())[2]).toEqual([1, 1, 1])
  })
})
