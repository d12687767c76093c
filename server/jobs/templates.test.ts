import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addJob } from '#contract/employer'
import { addTemplate, beginFromTemplate, deleteTemplate, listTemplates, renameTemplate } from '#contract/postings'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls } from './index.ts'
import { posting } from './testing.postings.ts'

describeOnBothEngines('templates of postings', open => {
  let service: TestService
  let employer: TestEmployer
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), jobsCalls)
    employer = await service.employer()
    jobId = (await service.call(addJob, { draft: posting() }, employer)).id
  })

  const add = (name: string) => service.call(addTemplate, { jobId, name }, employer)
  const names = async (whose = employer) => (await service.call(listTemplates, {}, whose)).list.map(({ name }) => name)

  test('keep a posting without its last day, and begin another', async () => {
    const { id, title } = await add('财务岗')
    expect(title).toBe('主办会计')
    const begun = await service.call(beginFromTemplate, { id }, employer)
    expect(begun).toMatchObject({ state: 'draft', draft: posting({ expiresOn: '' }) })
    expect(begun.id).not.toBe(jobId)
  })

  test('are those of the company: a colleague sees, uses and renames them, another company does not', async () => {
    const { id } = await add('财务岗')
    const colleague = await service.employer(employer.companyId)
    expect(await names(colleague)).toEqual(['财务岗'])
    await service.call(renameTemplate, { id, name: '会计岗' }, colleague)
    expect(await names()).toEqual(['会计岗'])
    expect(await names(await service.employer())).toEqual([])
  })

  test('have names of their own', async () => {
    const { id } = await add('Sales')
    await expect(add('sales')).rejects.toMatchObject({ data: { fields: { name: expect.stringContaining('同名') } } })
    await add('财务岗')
    await expect(service.call(renameTemplate, { id, name: '财务岗' }, employer)).rejects.toMatchObject({
      code: codes.invalid,
    })
    await expect(add(' ')).rejects.toMatchObject({ data: { fields: { name: '请填写模板名称' } } })
    await service.call(renameTemplate, { id, name: 'SALES' }, employer)
    expect(await names()).toEqual(['SALES', '财务岗'])
  })

  test('are twenty at most, also when two are added at once', async () => {
    for (let count = 1; count < 20; count += 1) await add(`模板 ${count}`)
    const both = await Promise.allSettled([add('甲'), add('乙')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await names()).toHaveLength(20)
  })

  test('are deleted, and what was begun from them stays', async () => {
    const { id } = await add('财务岗')
    await service.call(beginFromTemplate, { id }, employer)
    await service.call(deleteTemplate, { id }, employer)
    expect(await names()).toEqual([])
    await expect(service.call(deleteTemplate, { id }, employer)).rejects.toMatchObject({ code: codes.notFound })
    const [left] = await service.db.query<{ count: number }>(sql`select count(*) as count from jobs`)
    expect(left?.count).toBe(2)
  })

  test('outlive whoever made them, while somebody still acts for the company', async () => {
    await add('财务岗')
    const colleague = await service.employer(employer.companyId)
    await service.db.run(sql`delete from users where id = ${employer.id}`)
    expect(await names(colleague)).toEqual(['财务岗'])
  })
})
