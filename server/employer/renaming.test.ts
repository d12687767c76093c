import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { companyDetail, searchCompanies } from '#contract/companies'
import { addJob, companyLicence, getOwnCompany, updateJobStatus } from '#contract/employer'
import { jobDetail, listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { posting } from '../jobs/testing.postings.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { type Renaming, rename } from './renaming.ts'

const BEFORE = '赣江示例电子有限公司'
const AFTER = '鄱湖样品装备股份有限公司'
const DAY = 86_400

describeOnBothEngines('a company that takes another name', open => {
  let service: TestService
  let employer: TestEmployer
  let creditCode: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    employer = await service.employer()
    creditCode = await codeOf(employer)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  async function codeOf({ companyId }: TestEmployer) {
    const [row] = await service.db.query<{ credit_code: string }>(sql`
      select credit_code from companies where id = ${companyId}`)
    return row?.credit_code ?? ''
  }
  async function published(by = employer): Promise<string> {
    const { id } = await service.call(addJob, { draft: posting() }, by)
    await service.call(updateJobStatus, { id, state: 'valid' }, by)
    return id
  }
  const renamed = (changes: Partial<Renaming> = {}) =>
    rename(service.db, { creditCode, name: AFTER, sameName: false, ...changes }, service.clock.now())
  const page = () => service.call(companyDetail, { id: employer.companyId })
  const found = async (t: string) => (await service.call(listJobs, { t })).list.map(({ id }) => id)
  const told = async (person = employer) =>
    (await service.call(listMessages, {}, person)).list.filter(({ title }) => title === '单位名称已变更')

  test('has it on its page and in all of its postings, and is found by it alone', async () => {
    const [id, other] = [await published(), await published(await service.employer())]
    const { id: draft } = await service.call(addJob, { draft: posting() }, employer)
    expect(await renamed({ name: ` ${AFTER} ` })).toBe('')
    expect(await page()).toMatchObject({
      name: AFTER,
      formerName: BEFORE,
      shortName: '赣江电子',
      licenceStanding: 'valid',
    })
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({ companyName: AFTER })
    expect(await service.call(jobDetail, { id })).toMatchObject({ companyName: AFTER, company: { name: AFTER } })
    expect([await found('鄱湖样品装备'), await found('赣江示例电子')]).toEqual([[id], [other]])
    expect((await service.call(searchCompanies, { t: '鄱湖样品' })).list).toMatchObject([{ id: employer.companyId }])
    const names = await service.db.query<{ company_name: string }>(sql`
      select company_name from jobs where id = any(${[id, draft]}::bigint[])`)
    expect(names).toEqual([{ company_name: AFTER }, { company_name: AFTER }])
  })

  test('tells its members and nobody else, and leaves a trace', async () => {
    const colleague = await service.employer(employer.companyId, 'recruiter')
    const other = await service.employer()
    await renamed()
    for (const person of [employer, colleague]) {
      expect(await told(person)).toMatchObject([{ body: expect.stringContaining(`由「${BEFORE}」变更为「${AFTER}」`) }])
    }
    expect(await told(other)).toEqual([])
    const rows = await service.db.query(sql`select subject_id from audit_log where action = 'company.rename'`)
    expect(rows).toEqual([{ subject_id: employer.companyId }])
  })

  test('says for a year what it was called, and not what it was called unchecked', async () => {
    await renamed()
    service.clock.advance(364 * DAY)
    expect(await page()).toMatchObject({ formerName: BEFORE })
    service.clock.advance(DAY)
    expect(await page()).toMatchObject({ name: AFTER, formerName: '' })
    const unchecked = await service.uncheckedEmployer()
    expect(await renamed({ creditCode: await codeOf(unchecked) })).toBe('已有同名单位')
    expect(await renamed({ creditCode: await codeOf(unchecked), name: '鄱湖样品仪表有限公司' })).toBe('')
    expect(await service.call(companyDetail, { id: unchecked.companyId })).toMatchObject({ formerName: '' })
  })

  test('has its short name follow where that was the same, so that a form of before is in conflict', async () => {
    await service.db.run(sql`update companies set short_name = name where id = ${employer.companyId}`)
    const { version } = await service.call(getOwnCompany, {}, employer)
    await renamed()
    expect(await service.call(getOwnCompany, {}, employer)).toMatchObject({
      version: version + 1,
      facts: { shortName: AFTER },
    })
  })

  test('takes none that another company has, whatever the brackets, unless somebody has looked at both', async () => {
    const other = await service.employer()
    await service.db.run(sql`update companies set name = '鄱湖（江西）样品有限公司' where id = ${other.companyId}`)
    const name = '鄱湖(江西)样品有限公司'
    expect(await renamed({ name })).toBe('已有同名单位')
    expect([await page(), await told()]).toMatchObject([{ name: BEFORE, formerName: '' }, []])
    expect(await renamed({ name, sameName: true })).toBe('')
    expect(await page()).toMatchObject({ name, formerName: BEFORE })
  })

  test.each([
    [{ name: BEFORE }, '单位已经是这个名称'],
    [{ name: '哈哈哈哈哈哈' }, '单位名称不是营业执照上的全称'],
    [{ name: `${'赣鄱湖江'.repeat(15)}厂` }, '单位名称最多 60 个字'],
    [{ creditCode: '91360100MA35D00000' }, '没有这个统一社会信用代码的单位'],
  ])('keeps its own with %j', async (changes, says) => {
    expect(await renamed(changes)).toBe(says)
    expect([await page(), await told()]).toMatchObject([{ name: BEFORE }, []])
  })
})
