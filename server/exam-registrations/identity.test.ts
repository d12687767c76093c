import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveRegistration } from '#contract/exam-registrations'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { info, serviceWithExam, write } from './testing.ts'

describeOnBothEngines('who registers', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('keeps the number that is stored as long as none is written anew, and takes one that is', async () => {
    const { id, version } = await write(service, person, { idNumber: '360426199101010071' })
    const save = (at: number, identity: object) =>
      service.call(
        saveRegistration,
        { id, version: at, identity: { name: '熊建国', phone: person.phone, ...identity } },
        person,
      )
    const renamed = await save(version, {})
    expect((await info(service, person, id)).identity).toEqual({
      name: '熊建国',
      phone: person.phone,
      idShown: '360***********0071',
    })
    // The same once more changes nothing.
    expect(await save(renamed.version, {})).toEqual(renamed)
    await save(renamed.version, { idNumber: '11010519491231002X' })
    expect((await info(service, person, id)).identity.idShown).toBe('110***********002X')
  })
})
