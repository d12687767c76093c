import { expect, test } from 'vitest'
import { officeSites } from '#mocks/fixtures/exam-office'
import {
  seatedAt,
  siteBodyOf,
  siteDifferences,
  siteFaults,
  siteValuesOf,
  sizeOfRooms,
  sizeWords,
} from './site-values.ts'

const [site] = officeSites.list
if (!site) throw new Error('no sites')
const values = siteValuesOf(site)

test('a site that nobody has touched is stored as it stands', () => {
  expect(siteFaults(values)).toEqual([])
  const { name, address, transit, rooms } = site
  expect(siteBodyOf(values)).toEqual({ name, address, transit, rooms: rooms.map(({ seated: _, ...room }) => room) })
})

test('faults of rooms are told at their field, with how many there are', () => {
  expect(siteFaults({ ...values, name: ' ', rooms: '1 0 普通 1 A\n2 0 普通 1 A' })).toEqual([
    { path: 'name', message: '请填写考点名称' },
    { path: 'rooms', message: '考场有 2 处要改，见下表' },
  ])
  const many = Array.from({ length: 301 }, (_, at) => `${at + 1} 30 普通 1 A`).join('\n')
  expect(siteFaults({ ...values, rooms: many })).toEqual([{ path: 'rooms', message: '一个考点最多 300 个考场' }])
})

test('two versions differ where they say something else, however their tables are written', () => {
  const mine = { ...values, rooms: '001,30,特殊,1,明德楼\n002 20 普通 1 明德楼' }
  const other = { ...values, address: '抚河路 9 号', rooms: '001\t30\t特殊\t1\t明德楼\n002\t30\t\t1\t明德楼' }
  expect(siteDifferences(mine, other)).toEqual([
    { label: '地址', mine: site.address, other: '抚河路 9 号' },
    { label: '考场', mine: '002 20 普通 1 明德楼', other: '002 30 普通 1 明德楼' },
  ])
  expect(siteDifferences(values, { ...values, version: 'x' })).toEqual([])
})

test('reserve rooms are no seats; who sits in one has to be moved', () => {
  expect(sizeWords(sizeOfRooms(site.rooms))).toBe('21 个考场，630 个座位，另有 1 个备用考场')
  expect(sizeWords(sizeOfRooms([]))).toBe('还没有考场')
  expect(seatedAt(site)).toEqual({ people: 84, stranded: 28 })
})
