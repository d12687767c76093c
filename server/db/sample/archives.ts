import { residentIdCheck } from '#contract/rules/resident-id'
import { holderKey, idTail, shownName } from '../../archives/holder.ts'
import { addDays, chinaDay, startOfChinaDay } from '../../china-time.ts'
import type { BulkRow } from '../bulk.ts'
import { cities } from './data/places.ts'
import { DAY, HOUR, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'

type Person = { readonly id: string; readonly phone: string }

/** An invented number with its check character, in a range of places and days that fits. */
const numberOf = (digits: string) => digits + residentIdCheck(digits)

/** Whose files the offices keep; the first is the sample account's own. */
const people = [
  ['林晓棠', numberOf('36070219980516002')],
  ['邹国平', numberOf('36010219851103001')],
  ['熊丽华', numberOf('36042419901220004')],
  ['刘𠮷', numberOf('36082219930807003')],
  ['欧阳静文', numberOf('36112119960228004')],
  ['涂建军', numberOf('36098119800419001')],
] as const

const materials = ['resume', 'education', 'review', 'party', 'work'] as const

const officeRows = (): BulkRow[] =>
  [{ code: '360000', name: '江西省' }, ...cities].map(({ code, name }, at) => ({
    id: at + 1,
    name: `${name}流动人员人事档案中心（样例数据）`,
    city: code,
    address: at === 0 ? '南昌市红谷滩区丰和中大道 1 号' : `${name}人力资源服务大厅一楼`,
    phone: `079${at % 9}-0001${200 + at}`,
    hours: '工作日 09:00—17:00，午间有人值班',
    sample: true,
  }))

const officeOf = (code: string) => cities.findIndex(city => city.code === code) + 2

type Step = readonly [state: string, daysAgo: number, office: string, note: string]

const closedWay: readonly Step[] = [
  ['requested', 430, '赣州市流动人员人事档案中心', '材料齐全，已受理'],
  ['issued', 430, '赣州市流动人员人事档案中心', '调档函已开具，30 日内有效'],
  ['accepted', 424, '浔阳财经学院档案馆', '核对无误，同意转出'],
  ['sealed', 421, '浔阳财经学院档案馆', '正本 1 卷，材料 17 份，已密封'],
  ['transit', 420, '中国邮政机要通信', '机要件，凭转递通知单交接'],
  ['received', 415, '赣州市流动人员人事档案中心', '封口完好，与材料清单一致'],
  ['closed', 414, '赣州市流动人员人事档案中心', '回执已退回原存档机构'],
]

const openWay: readonly Step[] = [
  ['requested', 11, '南昌市流动人员人事档案中心', '材料齐全，已受理'],
  ['issued', 11, '南昌市流动人员人事档案中心', '调档函已开具，30 日内有效'],
  ['accepted', 7, '九江市流动人员人事档案中心', '核对无误，同意转出'],
  ['sealed', 4, '九江市流动人员人事档案中心', '正本 1 卷，材料 23 份，已密封'],
  ['transit', 3, '中国邮政机要通信', '已交寄，单号由两家机构核对'],
]

interface Way {
  readonly person: Person
  readonly holder: (typeof people)[number]
  readonly from: string
  readonly to: string
  readonly reason: string
  readonly steps: readonly Step[]
  readonly code: string
}

/** Offices, some files, and two transfers of the sample accounts: one long over, one on its way. */
export async function sampleArchives(
  { now }: Moments,
  accounts: readonly [Person, Person],
): Promise<readonly (readonly [string, BulkRow[]])[]> {
  const random = randomOf(7_050)
  const morning = startOfChinaDay(chinaDay(new Date(now))).getTime() + 9 * HOUR
  const keys = await Promise.all(
    people.map(async ([name, idNumber]) => `\\x${Buffer.from(await holderKey({ name, idNumber })).toString('hex')}`),
  )
  const archives = people.map(([name, number], at): BulkRow => {
    const city = `${number.slice(0, 4)}00`
    return {
      id: random.uuid(),
      holder_key: keys[at],
      user_id: at === 0 ? accounts[0].id : null,
      office_id: officeOf(city),
      name_shown: shownName(name),
      id_tail: idTail(number),
      phone: at === 0 ? accounts[0].phone : `1990030000${at}`,
      state: at === 3 ? 'transit' : at === 5 ? 'moved' : 'held',
      since: addDays(chinaDay(new Date(now)), -414 - at * 90),
      materials: at === 0 ? [...materials, 'title'] : materials,
      sample: true,
    }
  })
  const ways: readonly Way[] = [
    {
      person: accounts[0],
      holder: people[0],
      from: '浔阳财经学院档案馆',
      to: '360700',
      reason: '高校毕业后回户籍地或工作地存档',
      steps: closedWay,
      code: 'XUNYANGA36074369',
    },
    {
      person: accounts[1],
      holder: people[1],
      from: '九江市流动人员人事档案中心',
      to: '360100',
      reason: '户籍或工作地变动',
      steps: openWay,
      code: 'NANCHANG36044369',
    },
  ]
  const transfers = ways.map(({ person, holder: [name, number], from, to, reason, steps }, at): BulkRow => {
    const [first, last] = [steps[0]?.[1] ?? 0, steps.at(-1)?.[1] ?? 0]
    return {
      id: random.uuid(),
      number: `DD${chinaDay(new Date(now - first * DAY)).replaceAll('-', '')}-4820173${at}`,
      user_id: person.id,
      office_id: officeOf(to),
      holder_key: keys[at],
      holder_name: name,
      name_shown: shownName(name),
      id_tail: idTail(number),
      phone: person.phone,
      from_name: from,
      from_contact: '',
      reason,
      files: [],
      state: steps.at(-1)?.[0],
      created_at: isoOf(morning - first * DAY),
      updated_at: isoOf(morning - last * DAY + 6 * HOUR),
      sample: true,
    }
  })
  const steps = ways.flatMap((way, at) =>
    way.steps.map(
      ([state, daysAgo, office, note], place): BulkRow => ({
        transfer_id: transfers[at]?.id,
        at: isoOf(morning - daysAgo * DAY + place * HOUR),
        state,
        office,
        note,
      }),
    ),
  )
  const certificates = ways.map(({ person, holder: [name, number], steps: [first], code }, at): BulkRow => {
    const issued = chinaDay(new Date(now - (first?.[1] ?? 0) * DAY))
    return {
      code,
      kind: 'letter',
      user_id: person.id,
      transfer_id: transfers[at]?.id,
      name_shown: shownName(name),
      id_tail: idTail(number),
      office: first?.[2],
      issued_on: issued,
      valid_until: addDays(issued, 30),
      created_at: transfers[at]?.created_at,
      sample: true,
    }
  })
  return [
    ['archive_offices', officeRows()],
    ['archives', archives],
    ['archive_transfers', transfers],
    ['archive_steps', steps],
    ['archive_certificates', certificates],
  ]
}
