import { randomUUID } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secondsAfter } from '../../clock.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { looseFile } from '../../files/testing.ts'
import { createLogger } from '../../logger.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { localFiles } from './store.ts'
import { sweepUploads } from './sweep.ts'

const DAY = 24 * 3_600

describeOnBothEngines('the bytes of uploads', open => {
  let service: TestService
  let person: TestPerson
  let log: string[]
  beforeEach(async () => {
    log = []
    service = createTestService(await open(), [])
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  /** Bytes that were written so many seconds ago, under an id or what a writer calls it meanwhile. */
  async function lying(name: string, age: number): Promise<string> {
    const folder = join(service.dataDir, 'files', name.slice(0, 2))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), 'bytes')
    const at = secondsAfter(service.clock.now(), -age)
    await utimes(join(folder, name), at, at)
    return name
  }
  async function left(): Promise<string[]> {
    const names: string[] = []
    for await (const { ids, unfinished } of localFiles(service.dataDir).portions()) names.push(...ids, ...unfinished)
    return names.sort()
  }
  const sweep = () => {
    const logger = createLogger({ level: 'info', write: line => log.push(line) })
    return sweepUploads({ db: service.db, files: localFiles(service.dataDir), logger }, service.clock.now())
  }

  test('that were left without a row, or half written, go after a day; all others stay', async () => {
    const kept = [
      await lying(await looseFile(service, person.id), 400 * DAY),
      await lying(await looseFile(service, person.id), 2 * DAY),
      await lying(randomUUID(), DAY - 1),
      await lying(`${randomUUID()}.part`, DAY - 1),
    ]
    await lying(randomUUID(), DAY + 1)
    await lying(`${randomUUID()}.part`, DAY + 1)
    expect(await sweep()).toBe(2)
    expect(await left()).toEqual(kept.sort())
    expect(await sweep()).toBe(0)
  })

  test('stay when most of them belong to no row: the folder is that of another database', async () => {
    const kept = [await lying(await looseFile(service, person.id), 2 * DAY)]
    for (let at = 0; at < 2; at += 1) kept.push(await lying(randomUUID(), 2 * DAY))
    await lying(`${randomUUID()}.part`, 2 * DAY)
    expect(await sweep()).toBe(1)
    expect(await left()).toEqual(kept.sort())
    expect(log.join()).toContain('uploads.of_another_database')
  })

  test('are nothing to sweep before the first upload', async () => {
    expect(await sweep()).toBe(0)
  })
})
