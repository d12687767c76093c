import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fairTextBody, fairTextGaps, fairTextNames, fairTextSections, openPlaces } from '#contract/fair-texts'
import { factRows, type TextFacts } from './facts.ts'
import { shareOut } from './groups.ts'
import { draftOf } from './shape.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

const facts: TextFacts = {
  title: '赣鄱英才大型综合招聘会',
  organiser: '江西省人才服务示例中心',
  phone: '0791-88886666',
  venue: '赣江国际会展中心（示例）A 馆',
  address: '会展示例路 1 号',
  opensAt: at('2026-12-08T09:00:00'),
  closesAt: at('2026-12-08T16:00:00'),
  capacity: 15_000,
  expected: 12_000,
  booths: 395,
  staff: 20,
  leastStaff: 40,
  permitFrom: 1_000,
  permitBy: at('2026-11-18T09:00:00'),
  permitNumber: '',
  filingBy: at('2026-11-23T09:00:00'),
  filingNumber: '',
  halls: [
    { name: '主展厅', booths: 300 },
    { name: '副展厅', booths: 95 },
  ],
  entrances: ['主展厅入口'],
  exits: ['主展厅出口（2 处）', '副展厅出口'],
  firstAid: ['主展厅医疗点'],
}

/** The plainest fair that there may be. */
const bare: TextFacts = {
  ...facts,
  venue: '',
  address: '',
  expected: 60,
  capacity: 60,
  booths: 0,
  staff: 0,
  leastStaff: 0,
  halls: [],
  entrances: [],
  exits: [],
  firstAid: [],
}

const whole = (name: (typeof fairTextNames)[number], given: TextFacts) =>
  Object.values(draftOf(name, given).sections).join('\n')

test.each(fairTextNames)(
  'the draft of %s has every section, passes its own rules and can be handed on as it is',
  name => {
    for (const given of [facts, bare]) {
      const draft = draftOf(name, given)
      expect(Object.keys(draft.sections)).toEqual(fairTextSections[name].map(section => section.name))
      expect(z.safeParse(fairTextBody(name), draft).error?.issues ?? []).toEqual([])
    }
  },
)

test('says place, time, room, exits and medical point as the fair has them', () => {
  const text = whole('emergency', facts)
  for (const words of [
    '2026-12-08 09:00—16:00',
    '预计参加 12000 人',
    '13500 人',
    '主展厅出口（2 处）、副展厅出口',
    '主展厅医疗点',
  ])
    expect(text).toContain(words)
  expect(whole('security', facts)).toContain('共 395 个展位（主展厅 300 个、副展厅 95 个）')
})

test('leaves open what the fair does not say, and says so', () => {
  expect(openPlaces(whole('emergency', bare))).toEqual(
    expect.arrayContaining(['举办地点', '疏散出口位置', '医疗点位置', '总指挥姓名']),
  )
  expect(openPlaces(whole('emergency', facts))).not.toContain('医疗点位置')
})

test('asks the police from a thousand people on, and names the permit once there is one', () => {
  const permit = (given: TextFacts) => draftOf('security', given).sections['permit']
  expect(permit({ ...facts, expected: 1_000 })).toContain('应在 2026-11-18 前（活动 20 日前）向公安机关申请')
  expect(permit({ ...facts, expected: 999 })).toContain('不需要申请大型群众性活动安全许可')
  expect(permit({ ...facts, permitNumber: '赣公治许 12 号' })).toContain('编号 赣公治许 12 号')
  expect(factRows({ ...facts, expected: 999 }).at(-1)?.details).toBe('预计不到 1000 人，不需要申请')
})

test('parts the staff into groups that are never fewer than the booths call for', () => {
  for (const leastStaff of [0, 1, 4, 7, 40, 113])
    for (const name of fairTextNames) {
      const people = draftOf(name, { ...facts, leastStaff, staff: 0 }).groups.map(group => group.people)
      expect(Math.min(...people)).toBeGreaterThan(0)
      expect(people.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(leastStaff)
    }
  expect(shareOut(40, [1, 5, 2, 1, 2])).toEqual([3, 20, 7, 3, 7])
  expect(shareOut(2, [1, 5, 2])).toEqual([1, 1, 1])
})

test('is whole once every open place is filled, everybody is named and somebody has stored it', () => {
  const draft = draftOf('security', facts)
  const state = { version: 0, body: draft, moved: [] }
  const gaps = fairTextGaps('security', state, 40)
  expect(gaps).toEqual(expect.arrayContaining(['安全责任人姓名', '入口查验组的负责人', '还没有人核对和保存']))
  const body = {
    sections: Object.fromEntries(
      Object.entries(draft.sections).map(([name, text]) => [name, text.replaceAll(/【[^】]+】/g, '张三')]),
    ),
    groups: draft.groups.map(group => ({ ...group, leader: '张三', phone: '0791-88886666' })),
  }
  expect(fairTextGaps('security', { version: 1, body, moved: [] }, 40)).toEqual([])
  expect(fairTextGaps('security', { version: 1, body, moved: ['times'] }, 40)).toEqual([
    '“时间安排”要按变动后的招聘会信息核对',
  ])
  expect(fairTextGaps('security', { version: 1, body, moved: [] }, 41)).toEqual(['分工表里有 40 人，至少要 41 人'])
  expect(
    fairTextGaps(
      'security',
      { version: 1, body: { ...body, sections: { ...body.sections, order: ' ' } }, moved: [] },
      1,
    ),
  ).toEqual(['“现场秩序和巡查”还没有写'])
})
