import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { groupLives, listLives, liveInfo } from '#contract/fair-lives'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { standAt } from '../fair-halls/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairLivesCalls } from './index.ts'
import { seedLive } from './testing.ts'

const MINUTE = 60
const DAY = 24 * 3_600

describeOnBothEngines('streams of fairs', open => {
  let service: TestService
  /** A fair on line that opens in an hour and lasts ten. */
  beforeEach(async () => {
    service = createTestService(await open(), fairLivesCalls)
    await seedFair(service.db, service.clock.now(), { kind: '2', opensIn: 1 / 24, hours: 10 })
  })
  const seed = (given = {}) => seedLive(service.db, given)
  const info = (id: string) => service.call(liveInfo, { id })
  const phaseOf = async (id: string) => (await info(id)).phase
  const decide = (state: string, reason = '') =>
    service.db.run(sql`update fairs set state = ${state}, reason = ${reason} where id = 1`)
  const get = (path: string, headers: Record<string, string> = {}) => service.app.http.request(path, { headers })
  /** Opens the fair. */
  const begin = () => service.clock.advance(60 * MINUTE)

  test('come, are on, can be watched again and go, by the clock alone', async () => {
    const id = await seed({ startsMinute: 30, replayDays: 2 })
    expect(await info(id)).toMatchObject({ phase: 'upcoming', media: null, host: '测试就业服务中心', jobs: [] })
    service.clock.advance(90 * MINUTE)
    expect(await info(id)).toMatchObject({ phase: 'live', media: { playlist: `/lives/${id}/live/master.m3u8` } })
    service.clock.advance(60 * MINUTE)
    expect(await info(id)).toMatchObject({ phase: 'replay', media: { playlist: `/lives/${id}/replay/master.m3u8` } })
    service.clock.advance(2 * DAY)
    expect(await info(id)).toMatchObject({ phase: 'ended', media: null })
  })

  test('pause with a stopped fair, say why, and go on with it', async () => {
    const id = await seed()
    begin()
    await decide('stopped', '人流过大')
    expect(await info(id)).toMatchObject({ phase: 'paused', reason: '人流过大', media: null })
    expect((await get(`/lives/${id}/live/h264.m3u8`)).status).toBe(404)
    await decide('planned')
    expect(await phaseOf(id)).toBe('live')
    expect((await get(`/lives/${id}/live/h264.m3u8`)).status).toBe(200)
  })

  test('move with a fair that is moved, and end with it at the latest', async () => {
    const id = await seed({ startsMinute: 540, minutes: 120 })
    const { startsAt, endsAt } = await info(id)
    expect(endsAt - startsAt).toBe(60 * MINUTE * 1_000)
    await service.db.run(sql`
      update fairs set opens_at = opens_at + interval '1 day', closes_at = closes_at + interval '1 day'`)
    expect((await info(id)).startsAt - startsAt).toBe(DAY * 1_000)
  })

  test('of an employer name it and what it offers there, and go when it leaves', async () => {
    const { company, participation, jobs } = await standAt(service, '星火智能', { jobs: [{}, {}] })
    const id = await seed({ participation, topic: 'pitch', title: '专场宣讲' })
    const told = await info(id)
    expect(told).toMatchObject({ host: '星火智能', companyId: company })
    expect(told.jobs.map(job => job.id).sort()).toEqual([...jobs].sort())
    await service.db.run(sql`update fair_participations set state = 'withdrawn' where id = ${participation}`)
    await expect(info(id)).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listLives, { fair: '1' })).total).toBe(0)
  })

  test('are listed with what is on first, then what comes next, then the last recordings', async () => {
    for (const [title, startsMinute] of [
      ['早', 0],
      ['午', 120],
      ['今', 300],
      ['晚', 420],
      ['夜', 540],
    ] as const)
      await seed({ title, startsMinute })
    begin()
    service.clock.advance(310 * MINUTE)
    const page = await service.call(listLives, { fair: '1' })
    expect(page.list.map(({ title }) => title)).toEqual(['今', '晚', '夜', '午', '早'])
    expect(Object.fromEntries(page.phases.map(({ value, count }) => [value, count]))).toEqual({
      live: 1,
      upcoming: 2,
      replay: 2,
    })
    const replays = await service.call(listLives, { fair: '1', phase: 'replay', pageSize: 1 })
    expect(replays).toMatchObject({ total: 2, list: [{ title: '午', phase: 'replay' }] })
  })

  test('of today are those that are on or still to come until midnight in China', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2, kind: '3', opensIn: 2 })
    await seed({ title: '今天' })
    await seed({ title: '后天', fair: 2 })
    const today = await service.call(listLives, { phase: 'today' })
    expect(today).toMatchObject({ total: 1, list: [{ title: '今天' }] })
    expect((await service.call(listLives, {})).total).toBe(2)
  })

  test('are grouped by day or by fair', async () => {
    await seedFair(service.db, service.clock.now(), { id: 2, kind: '3', opensIn: 2 })
    await seed({ title: '甲' })
    await seed({ title: '乙', startsMinute: 90 })
    await seed({ title: '丙', fair: 2 })
    const byDay = await service.call(groupLives, {})
    expect(byDay.groups.map(({ list }) => list.map(({ title }) => title))).toEqual([['甲', '乙'], ['丙']])
    const byFair = await service.call(groupLives, { by: 'fair' })
    expect(byFair.groups.map(({ key, title, list }) => [key, title, list.length])).toEqual([
      ['1', '测试招聘会 1', 2],
      ['2', '测试招聘会 2', 1],
    ])
    expect((await service.call(groupLives, { by: 'fair', fair: '2' })).groups).toHaveLength(1)
  })

  test('of a fair that is not out are found by no call', async () => {
    await seedFair(service.db, service.clock.now(), { id: 9, opensIn: 60 })
    const id = await seed({ fair: 9 })
    for (const asked of [
      () => info(id),
      () => info('404'),
      () => service.call(listLives, { fair: '9' }),
      () => service.call(groupLives, { fair: '404' }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.call(listLives, {})).total).toBe(0)
    expect((await get(`/lives/${id}/live/master.m3u8`)).status).toBe(404)
  })

  test('of a fair that was called off are over', async () => {
    const id = await seed()
    await decide('cancelled', '场馆停电')
    expect(await info(id)).toMatchObject({ phase: 'ended', reason: '场馆停电', media: null })
    begin()
    expect((await get(`/lives/${id}/live/master.m3u8`)).status).toBe(404)
  })

  test('are played from a playlist that leads to pictures in ranges and to captions', async () => {
    const id = await seed()
    begin()
    service.clock.advance(30)
    const master = await get(`/lives/${id}/live/master.m3u8`)
    expect(master.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl')
    expect(await master.text()).toContain('vp9.m3u8')
    const media = await get(`/lives/${id}/live/vp9.m3u8`)
    expect(media.headers.get('Cache-Control')).toBe('no-store')
    const text = await media.text()
    const [, length, offset] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(text) ?? []
    const address = text.split('\n').find(line => line.startsWith('/')) ?? ''
    const bytes = await get(address, { Range: `bytes=${offset}-${Number(offset) + Number(length) - 1}` })
    expect(bytes.status).toBe(206)
    expect(bytes.headers.get('Cache-Control')).toContain('immutable')
    expect(bytes.headers.get('Content-Range')).toMatch(new RegExp(`^bytes ${offset}-\\d+/\\d+$`))
    expect(Buffer.from(await bytes.arrayBuffer()).toString('latin1', 4, 8)).toBe('moof')
    const captions = await (await get(`/lives/${id}/live/captions.m3u8`)).text()
    const vtt = await get(captions.split('\n').find(line => line.startsWith('/')) ?? '')
    expect(vtt.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8')
    expect(await vtt.text()).toContain(' --> ')
  })

  test('lead those who watch to the end, and are then a recording', async () => {
    const id = await seed({ minutes: 30 })
    begin()
    expect((await get(`/lives/${id}/replay/h264.m3u8`)).status).toBe(404)
    service.clock.advance(30 * MINUTE)
    expect(await (await get(`/lives/${id}/live/h264.m3u8`)).text()).toContain('#EXT-X-ENDLIST')
    expect(await (await get(`/lives/${id}/replay/h264.m3u8`)).text()).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(await (await get(`/lives/${id}/replay/captions.m3u8`)).text()).toContain('/lives/captions/policy/all.vtt')
  })

  test('without captions or media say so', async () => {
    const [silent, lost] = [await seed({ captions: '' }), await seed({ media: 'nothing' })]
    begin()
    expect((await info(silent)).media).toMatchObject({ hasCaptions: false })
    expect(await (await get(`/lives/${silent}/live/master.m3u8`)).text()).not.toContain('captions')
    expect((await get(`/lives/${silent}/live/captions.m3u8`)).status).toBe(404)
    expect(await info(lost)).toMatchObject({ phase: 'live', media: null })
    expect((await get(`/lives/${lost}/live/master.m3u8`)).status).toBe(404)
  })

  test('have no other files', async () => {
    const id = await seed()
    begin()
    for (const path of [
      `/lives/${id}/live/av1.m3u8`,
      `/lives/${id}/now/master.m3u8`,
      '/lives/0/live/master.m3u8',
      '/lives/media/000000000000/pitch.h264.mp4',
      '/lives/captions/pitch/999.vtt',
      '/lives/captions/pitch/each.vtt',
      '/lives/captions/nothing/all.vtt',
    ])
      expect((await get(path)).status, path).toBe(404)
  })
})
