import { beforeEach, expect, test } from 'vitest'
import {
  listOwnApplications,
  listReceived,
  markReceivedViewed,
  receivedDetail,
  replyToEmployer,
  updateReceivedState,
  withdrawApplication,
} from '#contract/applications'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { answerTogether, setBlindness } from '#contract/received'
import { MOST_REPLIES } from '#contract/rules/replies'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { delivered } from './testing.strangers.ts'

describeOnBothEngines('a seeker who writes to the employer', open => {
  let service: TestService
  let world: Awaited<ReturnType<typeof delivered>>
  beforeEach(async () => {
    service = createTestService(await open(), [...applicationsCalls, ...resumesCalls, ...messagesCalls])
    world = await delivered(service)
  })

  const reply = (words: string, who = world.seeker) => service.call(replyToEmployer, { id: world.id, words }, who)
  const write = (words: string) => service.call(answerTogether, { ids: [world.id], words }, world.employer)
  const told = async () => (await service.call(receivedDetail, { id: world.id }, world.employer)).events
  const unread = async () => (await service.call(listReceived, {}, world.employer)).list[0]?.unread

  test('can do so once it has written, is read, and is answered', async () => {
    await expect(reply('您好')).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(markReceivedViewed, { id: world.id }, world.employer)
    await write('您好，什么时候方便来面试？')
    expect(await unread()).toBe(false)
    const own = await reply('周三上午都可以')
    expect(own.events.at(-1)).toMatchObject({ actor: 'seeker', state: 'viewed', remark: '周三上午都可以' })
    expect((await told()).at(-1)).toMatchObject({ actor: 'seeker', state: 'viewed', remark: '周三上午都可以' })
    expect(await unread()).toBe(true)
    await service.call(markReceivedViewed, { id: world.id }, world.employer)
    expect(await unread()).toBe(false)
    const { list } = await service.call(listMessages, {}, world.employer)
    expect(list.filter(({ title }) => title.endsWith('的一位求职者回复了您'))).toHaveLength(1)
  })

  test('says the same once, however often it is sent, and so much for each answer', async () => {
    await service.call(updateReceivedState, { id: world.id, state: 'shortlisted', remark: '请来面试' }, world.employer)
    await Promise.all([reply('好的'), reply('好的')])
    for (let letter = 2; letter <= MOST_REPLIES; letter += 1) await reply(`第 ${letter} 句`)
    await expect(reply('还有一句')).rejects.toMatchObject({ code: codes.wrongState })
    expect((await told()).filter(({ actor, remark }) => actor === 'seeker' && remark !== '')).toHaveLength(MOST_REPLIES)
    expect((await reply(`第 ${MOST_REPLIES} 句`)).events.at(-1)?.remark).toBe(`第 ${MOST_REPLIES} 句`)
    await write('收到')
    await reply('还有一句')
    const { list } = await service.call(listOwnApplications, {}, world.seeker)
    expect(list[0]?.events.at(-1)?.remark).toBe('还有一句')
  })

  test('is not named by its own words while the employer looks blind', async () => {
    await service.call(setBlindness, { on: true }, world.employer)
    await write('您好')
    await reply(`我是${finishedBasic.name}，电话 138 0013 8000`)
    const words = (await told()).at(-1)?.remark ?? ''
    expect(words).toMatch(/^我是求职者 .{4}，电话 （联系方式已隐藏）$/)
    await service.call(updateReceivedState, { id: world.id, state: 'shortlisted' }, world.employer)
    expect((await told()).find(({ actor, remark }) => actor === 'seeker' && remark !== '')?.remark).toContain(
      finishedBasic.name,
    )
  })

  test('has nothing to say about what it took back, and nothing that it said stays', async () => {
    await write('您好')
    await reply('我在红谷滩住，电话 13800138000')
    await service.call(withdrawApplication, { id: world.id }, world.seeker)
    await expect(reply('算了')).rejects.toMatchObject({ code: codes.wrongState })
    expect((await told()).map(({ actor, remark }) => [actor, remark])).toEqual([
      ['seeker', ''],
      ['employer', '您好'],
      ['seeker', '（已随投递撤回）'],
      ['seeker', ''],
    ])
    const { list } = await service.call(listOwnApplications, {}, world.seeker)
    expect(list[0]?.events.map(({ remark }) => remark)).toContain('我在红谷滩住，电话 13800138000')
  })
})
