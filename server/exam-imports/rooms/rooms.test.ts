import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { readExamRooms, SHOWN_AT_MOST } from '#contract/exam-imports'
import { saveOfficeSite } from '#contract/exam-office'
import { MOST_ROOMS } from '#contract/exam-site-fields'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { examOfficeCalls } from '../../exam-office/index.ts'
import { officer } from '../../exam-office/testing.ts'
import { days, examAt } from '../../exam-tickets/testing.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { examImportsCalls } from '../index.ts'
import { workbookOf } from '../table/testing.ts'
import { creating, csvFile, sheetFile } from '../testing.ts'

const head = ['考场号', '座位数', '用途', '楼层', '楼栋']
const cell = (text: string, at: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

describeOnBothEngines('rooms from a table', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...examImportsCalls, ...examOfficeCalls])
    await examAt(service, days.registering)
    person = await officer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const read = (file: File, by = person) => service.call(readExamRooms, { exam: '101', files: [file] }, by)
  const room = { seats: 30, kind: 'normal', floor: 1, building: '教学楼 A 座' }

  test('are read from CSV and XLSX as they are typed, and can be saved as they come', async () => {
    const lines = [head, ['1', '30', '', '1 层', '教学楼 A 座'], ['０１２', '10', '特殊考场', '2', '实验楼']]
    const rooms = [
      { number: '001', ...room },
      { number: '012', seats: 10, kind: 'special', floor: 2, building: '实验楼' },
    ]
    expect(await read(csvFile(lines))).toEqual({ fileName: '职位表.csv', rooms, faultCount: 0, faults: [] })
    const rows = lines.map((line, row) => {
      const cells = line.map((text, at) => cell(text, `${'ABCDE'[at]}${row + 1}`))
      return `<row r="${row + 1}">${cells.join('')}</row>`
    })
    const shown = await read(sheetFile(workbookOf({ rows: rows.join('') })))
    expect(shown).toEqual({ fileName: '职位表.xlsx', rooms, faultCount: 0, faults: [] })
    const site = {
      exam: '101',
      name: '测试市第二中学',
      address: '文教路 66 号',
      transit: '公交 5 路',
      rooms: shown.rooms,
    }
    expect((await service.call(saveOfficeSite, site, creating(person))).rooms.map(({ number }) => number)).toEqual([
      '001',
      '012',
    ])
  })

  test('with anything wrong are none, and each fault is told by row and column', async () => {
    const before = await service.db.query(sql`select count(*) as count from exam_sites`)
    const wrong = [head, '1,0,大厅,1,甲', '1,30,,1,=1+1', ',,,,', '2,30,,,乙', '2,30,,1,乙', '002,30,,1,丙'].join('\n')
    expect(await read(new File([wrong], '考场.csv'))).toMatchObject({
      rooms: [],
      faultCount: 6,
      faults: [
        { row: 2, column: '座位数', reason: '座位数应在 1 到 99 之间' },
        { row: 2, column: '用途', reason: '用途应是普通、特殊或备用' },
        { row: 3, column: '楼栋', reason: '单元格里是公式，请改成结果再上传' },
        { row: 4, column: '', reason: '这一行是空行，请删除' },
        { row: 5, column: '楼层', reason: '请填写楼层' },
        { row: 7, column: '考场号', reason: '考场号和第 6 行重复' },
      ],
    })
    expect(
      (
        await read(
          csvFile([
            ['考场号', '座位'],
            ['1', '30'],
          ]),
        )
      ).faults,
    ).toEqual([
      { row: 1, column: '楼层', reason: '缺少“楼层”列，请使用模板' },
      { row: 1, column: '楼栋', reason: '缺少“楼栋”列，请使用模板' },
    ])
    const old = new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], '考场.xls')
    expect((await read(old)).faults).toEqual([{ row: 0, column: '', reason: expect.stringContaining('.xls') }])
    expect(await service.db.query(sql`select count(*) as count from exam_sites`)).toEqual(before)
  })

  test('are no more than a site may have, and no more faults are shown than fit', async () => {
    const many = Array.from({ length: MOST_ROOMS + 1 }, (_, at) => [String(at + 1), '30', '', '1', '甲'])
    expect((await read(csvFile([head, ...many]))).faults).toEqual([
      { row: 0, column: '', reason: `一个考点最多 ${MOST_ROOMS} 个考场，表里有 ${MOST_ROOMS + 1} 个` },
    ])
    const spoilt = many.slice(1).map(([number = '']) => [number, '0', '', '1', '甲'])
    const shown = await read(csvFile([head, ...spoilt]))
    expect([shown.faultCount, shown.faults.length]).toEqual([MOST_ROOMS, SHOWN_AT_MOST])
  })

  test('are read for whoever prepares', async () => {
    const reader = await officer(service, 101, ['release'])
    const file = csvFile([head, ['1', '30', '', '1', '甲']])
    await expect(read(file, reader)).rejects.toMatchObject({ code: codes.roleTooLow })
    const stranger = await service.employer()
    await expect(read(file, stranger)).rejects.toMatchObject({ code: codes.notFound })
  })
})
