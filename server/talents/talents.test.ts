import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { updateResumeSettings } from '#contract/resumes'
import {
  DOWNLOADS_A_DAY,
  deleteTalentDownloads,
  deleteTalentFavourites,
  deleteTalentViews,
  downloadTalent,
  findCompaniesToBlock,
  listBlocks,
  listResumeAccess,
  listTalentDownloads,
  listTalentFavourites,
  listTalents,
  listTalentViews,
  readTalent,
  setBlock,
  setTalentFavourite,
} from '#contract/talents'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob } from '../applications/testing.ts'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { during } from '../testing.races.ts'
import { createTestService, type TestService } from '../testing.ts'
import { insertLook } from './access-queries.ts'
import { talentsCalls } from './index.ts'
import { talent } from './testing.ts'

describeOnBothEngines('an open resume', open => {
  let service: TestService
  let employer: TestEmployer
  let person: TestPerson
  let id: string
  beforeEach(async () => {
    const calls = [...talentsCalls, ...resumesCalls, ...applicationsCalls, ...messagesCalls]
    service = createTestService(await open(), calls)
    employer = await service.employer()
    ;({ person, id } = await talent(service))
  })

  const read = (target = id, { token } = employer) => service.call(readTalent, { id: target }, { token })
  const download = (target = id, { token } = employer) => service.call(downloadTalent, { id: target }, { token })
  const log = async () => (await service.call(listResumeAccess, {}, person)).list

  test('is read by a verified company with its contact masked, and its owner sees who looked', async () => {
    const { sections, revealed, downloadsLeft } = await read()
    expect(sections.basic).toMatchObject({ name: '阿**', phone: '139****0001', email: '', birthday: '', nation: '' })
    expect([revealed, downloadsLeft]).toEqual([false, DOWNLOADS_A_DAY])
    await read()
    expect(await log()).toMatchObject([
      { kind: 'view', companyId: employer.companyId, resumeTitle: '我的简历', companyName: '赣江示例电子有限公司' },
    ])
    service.clock.advance(3_600)
    await read()
    expect(await log()).toHaveLength(2)
    const audits = await service.db.query(sql`select actor from audit_log where action = 'talent.read'`)
    expect(audits).toHaveLength(3)
    expect(service.log.join('\n')).not.toContain(finishedBasic.phone)
  })

  test('is refused to a company that was not checked, and is not there once it is closed', async () => {
    const unchecked = await service.uncheckedEmployer()
    await expect(read(id, unchecked)).rejects.toMatchObject({ code: codes.wrongState })
    await expect(download(id, unchecked)).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(updateResumeSettings, { id, privacy: 'applied' }, { token: person.token })
    const tries = [read(), download(), read(randomUUID()), download(randomUUID())].map(one => one.catch(e => e))
    const [first, ...others] = await Promise.all(tries)
    expect(first).toMatchObject({ code: codes.notFound })
    expect(others).toEqual([first, first, first])
    expect(await log()).toEqual([])
  })

  test('is not opened to a company whose check has lapsed, which reads on what it had downloaded', async () => {
    const other = await talent(service)
    await download()
    await service.db.run(sql`update companies set verified_at = '2024-12-02' where id = ${employer.companyId}`)
    expect((await read()).revealed).toBe(true)
    const refused = { code: codes.wrongState, message: expect.stringContaining('已超过复核期限') }
    await expect(read(other.id)).rejects.toMatchObject(refused)
    await expect(download(other.id)).rejects.toMatchObject(refused)
  })

  test('is not there for a company that its owner blocked', async () => {
    await service.call(setBlock, { companyId: employer.companyId, blocked: true }, { token: person.token })
    for (const work of [read, download]) await expect(work()).rejects.toMatchObject({ code: codes.notFound })
    const keep = service.call(setTalentFavourite, { id, favourite: true }, { token: employer.token })
    await expect(keep).rejects.toMatchObject({ code: codes.notFound })
  })

  test('shows its contact after a download, which counts once and is told to its owner', async () => {
    expect(await download()).toEqual({ downloadsLeft: DOWNLOADS_A_DAY - 1 })
    expect(await download()).toEqual({ downloadsLeft: DOWNLOADS_A_DAY - 1 })
    const { sections, revealed } = await read()
    expect([sections.basic.name, sections.basic.phone, revealed]).toEqual([finishedBasic.name, '13900000001', true])
    expect((await service.call(listTalents, {}, employer)).list[0]).toMatchObject({
      name: '阿卜杜·䶮𠮷',
      downloaded: true,
    })
    expect((await service.call(listTalents, {}, await service.employer())).list[0]?.name).toBe('阿**')
    const letters = await service.call(listMessages, {}, person)
    expect(letters.list).toMatchObject([{ category: 'application', title: '赣江示例电子有限公司下载了您的简历' }])
    expect((await log()).map(({ kind }) => kind).toSorted()).toEqual(['download', 'view'])
  })

  test('downloaded many times at once counts once, and the day has an end', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => talent(service)))
    await Promise.all(Array.from({ length: 10 }, () => download()))
    await service.db.run(sql`
      insert into resume_access (user_id, resume_id, company_id, kind, at)
      select ${person.id}, ${id}, ${employer.companyId}, 'download', ${service.clock.now()}::timestamptz
      from generate_series(1, ${DOWNLOADS_A_DAY - 2})`)
    const tries = await Promise.all(others.map(one => download(one.id).catch(error => error)))
    expect(tries.filter(one => one.downloadsLeft === 0)).toHaveLength(1)
    expect(tries.filter(one => one.code === codes.quotaReached)).toHaveLength(2)
    service.clock.advance(86_400)
    const tomorrow = await service.employer(employer.companyId)
    expect((await read(others[0]?.id, tomorrow)).downloadsLeft).toBe(DOWNLOADS_A_DAY)
  })

  test('is known to a company to which its owner applied, until that is taken back', async () => {
    const jobId = await insertJob(service, employer.companyId)
    const applied = await service.call(applyToJob, { jobId, resumeId: id }, { token: person.token })
    expect((await read()).revealed).toBe(true)
    expect((await log()).map(({ kind }) => kind).toSorted()).toEqual(['received', 'view'])
    await service.call(withdrawApplication, { id: applied.applicationId }, { token: person.token })
    expect((await read()).sections.basic.phone).toBe('139****0001')
  })

  test('is kept, listed and let go: as favourite, as download, in the history', async () => {
    const other = await talent(service)
    for (const one of [id, other.id]) {
      await service.call(setTalentFavourite, { id: one, favourite: true }, { token: employer.token })
      await download(one)
      await read(one)
      service.clock.advance(1)
    }
    const lists = [
      [listTalentFavourites, deleteTalentFavourites],
      [listTalentDownloads, deleteTalentDownloads],
      [listTalentViews, deleteTalentViews],
    ] as const
    await service.call(updateResumeSettings, { id: other.id, privacy: 'hidden' }, { token: other.person.token })
    for (const [list, remove] of lists) {
      const kept = await service.call(list, {}, employer)
      expect(kept.list.map(item => [item.id, item.talent?.id])).toEqual([
        [other.id, undefined],
        [id, id],
      ])
      expect((await service.call(list, { page: 2, pageSize: 1 }, employer)).list).toMatchObject([{ id }])
      const colleague = await service.employer(employer.companyId)
      expect((await service.call(list, {}, colleague)).total).toBe(2)
      const stranger = await service.employer()
      expect((await service.call(list, {}, stranger)).total).toBe(0)
      await service.call(remove, { ids: [id, other.id] }, { token: stranger.token })
      await service.call(remove, { ids: [other.id] }, { token: employer.token })
      expect(await service.call(list, {}, employer)).toMatchObject({ total: 1, list: [{ id }] })
      await expect(service.call(remove, { ids: [] }, { token: employer.token })).rejects.toMatchObject({
        code: codes.invalid,
      })
    }
    await service.call(deleteTalentDownloads, { ids: [id] }, { token: employer.token })
    expect((await read()).revealed).toBe(false)
    const favourite = { id, favourite: false }
    for (let time = 0; time < 2; time += 1) await service.call(setTalentFavourite, favourite, employer)
    const audits = await service.db.query(sql`
      select action, subject_id, detail ->> 'kind' as kind from audit_log
      where action in ('talent.keep', 'talent.let-go') and actor = ${employer.id} order by id`)
    const letGo = (of: string, kind: string) => ({ action: 'talent.let-go', subject_id: of, kind })
    expect(audits).toEqual([
      ...[id, other.id].map(of => ({ action: 'talent.keep', subject_id: of, kind: null })),
      ...['favourite', 'download', 'view'].map(kind => letGo(other.id, kind)),
      letGo(id, 'download'),
      letGo(id, 'favourite'),
    ])
  })

  test('is not read where that can’t be written down', async () => {
    await service.db.run(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`)
    await service.db.run(sql`
      create trigger full_log before insert on audit_log for each row
      when (new.action = 'talent.read') execute function refuse()`)
    await expect(read()).rejects.toThrow()
    await service.db.run(sql`drop function refuse cascade`)
    expect(await log()).toEqual([])
    expect((await service.call(listTalentViews, {}, employer)).total).toBe(0)
  })
})

describeOnPostgres('looks at one resume', open => {
  test('that come at the same time are told once, and each by a person of their own', async () => {
    const service = createTestService(await open(), [...talentsCalls, ...resumesCalls])
    const { person, id } = await talent(service)
    const [employer, other] = [await service.employer(), await service.employer()]
    const at = service.clock.now()
    const look = (by: TestEmployer, moment = at) =>
      ({ resumeId: id, ownerId: person.id, companyId: by.companyId, userId: by.id, kind: 'fair', at: moment }) as const
    const ended = await during(
      service.db,
      tx => insertLook(tx, look(employer)),
      () => [look(employer), look(employer, secondsAfter(at, 1)), look(other)].map(one => insertLook(service.db, one)),
    )
    expect(ended.map(one => one.status === 'fulfilled' && one.value)).toEqual([0, 0, 1])
    const { list } = await service.call(listResumeAccess, {}, person)
    expect(list.map(({ companyId }) => companyId).toSorted()).toEqual([employer.companyId, other.companyId].toSorted())
  })
})

describeOnBothEngines('the block list', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), talentsCalls)
    person = await service.seeker()
  })
  const set = (companyId: string, blocked: boolean) =>
    service.call(setBlock, { companyId, blocked }, { token: person.token })

  test('is filled by search, shown, and emptied; a company that is not there cannot be on it', async () => {
    const { companyId } = await service.employer()
    const find = () => service.call(findCompaniesToBlock, { t: '示例 电子' }, person)
    expect((await find()).list).toEqual([{ id: companyId, name: '赣江示例电子有限公司', blocked: false }])
    for (let time = 0; time < 2; time += 1) expect(await set(companyId, true)).toEqual({ blocked: true })
    expect((await find()).list[0]?.blocked).toBe(true)
    expect((await service.call(listBlocks, {}, person)).list).toMatchObject([{ id: companyId }])
    expect((await service.call(listBlocks, {}, await service.seeker())).list).toEqual([])
    await set(companyId, false)
    expect((await service.call(listBlocks, {}, person)).list).toEqual([])
    await expect(set('999999999999', true)).rejects.toMatchObject({ code: codes.notFound })
    const blank = service.call(findCompaniesToBlock, { t: '%' }, person)
    await expect(blank).rejects.toMatchObject({ code: codes.invalid })
  })
})
