import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { printRegistration, ticketTitle } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { bytesOf, readPaper } from '../resume-files/testing.ts'
import { createTestService } from '../testing.ts'
import { examTicketsCalls } from './index.ts'
import { days, examAt, insertPhoto, insertRegistration, insertTicket } from './testing.ts'

const exam = '101'

describeOnBothEngines('what a ticket tells', open => {
  test('from when people are let in, and by which regulation, is as the exam has it, on the page and on paper', async () => {
    const service = createTestService(await open(), examTicketsCalls)
    onTestFinished(() => rm(service.dataDir, { recursive: true, force: true }))
    const person = await service.seeker()
    await examAt(service, days.printing)
    const id = await insertRegistration(service, { person, photo: await insertPhoto(service, person.id) })
    await insertTicket(service, id)
    const notes = async (stage: 'written' | 'interview') =>
      (await service.call(ticketTitle, { exam, stage })).notes.join('')

    expect(await notes('written')).toMatch(/开考前 40 分钟起入场.*处理规定》（人力资源社会保障部令第 35 号）处理/)
    const regulation = '《公务员录用违规违纪行为处理办法》'
    await service.db.run(sql`update exams set entry_minutes = 25, discipline_rule = ${regulation} where id = 101`)
    expect(await notes('written')).toContain('开考前 25 分钟起入场')
    for (const stage of ['written', 'interview'] as const)
      expect(await notes(stage)).toContain(`有违纪违规行为的，按${regulation}处理并记入考试诚信档案。`)
    const { bytes } = await bytesOf(await service.call(printRegistration, { id, what: 'ticket' }, person))
    const { text } = await readPaper(bytes)
    for (const words of ['开考前25分钟起入场', regulation]) expect(text).toContain(words)
    expect(text).not.toContain('第35号')
  })
})
