import { holdsPlace, type SimpleState } from '#contract/flexible-life'
import type { BulkRow } from '../bulk.ts'
import type { SampleContent } from './content.ts'
import { DAY, HOUR, isoOf, momentsAt } from './moments.ts'
import { namePerson } from './people.ts'
import { randomOf } from './random.ts'

/** Whose casual work it is: the large sample employer's. */
const EMPLOYER = '19900000003'
/** Above what is counted up by itself. */
const FIRST = 900_001

interface Work {
  readonly title: string
  readonly category: string
  readonly payUnit: 'hour' | 'day'
  readonly pay: readonly [low: number, high: number]
  /** Days from today until it begins, its beginning, hours a day, and days. */
  readonly when: readonly [from: number, time: string, hours: number, days: number]
  readonly headcount: number
  readonly duties: string
  readonly closed?: true
  readonly people: readonly SimpleState[]
}

const works: readonly Work[] = [
  {
    ...{
      title: '园区开放日引导员',
      category: '8',
      payUnit: 'day',
      pay: [180, 220],
      when: [4, '08:00', 8, 2],
      headcount: 4,
    },
    duties: '引导来宾签到、发放资料、维持参观秩序。前一天下午培训一小时，计入工时，服装和午饭由单位提供。',
    people: ['accepted', 'accepted', 'applied', 'applied', 'applied', 'declined', 'withdrawn'],
  },
  {
    ...{ title: '机房设备搬运', category: '7', payUnit: 'hour', pay: [25, 30], when: [2, '13:00', 5, 1], headcount: 2 },
    duties: '把服务器和机柜配件搬到新机房，有电梯和地牛。单件不超过 20 公斤，提供手套和护腰。',
    people: ['accepted', 'accepted', 'applied'],
  },
  {
    ...{
      title: '问卷录入（小时工）',
      category: '8',
      payUnit: 'hour',
      pay: [20, 22],
      when: [8, '09:00', 6, 5],
      headcount: 6,
    },
    duties: '把纸质问卷录入系统并核对，打字每分钟四十字以上即可。每两小时休息一刻钟。',
    people: [],
  },
  {
    ...{
      title: '展会搭建帮手',
      category: '7',
      payUnit: 'day',
      pay: [220, 260],
      when: [-6, '08:00', 9, 2],
      headcount: 3,
    },
    duties: '搬运展板和桌椅，配合搭建师傅。进场戴安全帽，不参与高处和带电作业，管两餐。',
    people: ['came', 'came', 'absent', 'declined'],
  },
  {
    ...{
      title: '周末办公室深度保洁',
      category: '2',
      payUnit: 'day',
      pay: [200, 200],
      when: [3, '08:30', 8, 1],
      headcount: 3,
    },
    duties: '地毯清洗、玻璃擦拭和会议室整理，工具和清洁剂由单位提供，管午饭。',
    closed: true,
    people: ['applied', 'applied'],
  },
]

/** Casual work of a sample employer, with people at every step. */
export function sampleFlexiblePeople(now: number, { companies, users, writer }: SampleContent) {
  const random = randomOf(7_022)
  const moments = momentsAt(now)
  const company = companies.find(({ contact_phone }) => contact_phone === EMPLOYER)
  if (!company) throw new Error(`no sample company of ${EMPLOYER}`)
  const seekers = users.filter(({ user_type, id }) => user_type === 2 && id !== writer.id).slice(40)
  const jobs: BulkRow[] = []
  const applications: BulkRow[] = []
  for (const [index, { people, closed, ...work }] of works.entries()) {
    const [from, time, hours, days] = work.when
    const begins = Date.parse(`${moments.day(from)}T${time}:00+08:00`)
    const published = Math.min(begins - 2 * DAY, now - 3 * DAY) - index * HOUR
    jobs.push({
      id: FIRST + index,
      ...{ company_id: company.id, category: work.category, title: work.title, duties: work.duties },
      ...{ city: company.city, district: company.district, address: company.address },
      ...{ pay_low: work.pay[0], pay_high: work.pay[1], pay_unit: work.payUnit, settled: 'day', hours: '' },
      ...{ starts_on: moments.day(from), expires_on: moments.day(from), starts_time: time, day_hours: hours, days },
      ...{ starts_at: isoOf(begins), ends_at: isoOf(begins + (days - 1) * DAY + hours * HOUR) },
      ...{
        headcount: work.headcount,
        taken: people.filter(holdsPlace).length,
      },
      ...{ status: closed ? 'closed' : 'open', closed_reason: closed ? '2' : '' },
      ...{ published_at: isoOf(published), updated_at: isoOf(published), sample: true },
    })
    for (const [place, state] of people.entries()) {
      const applicant = place === 0 && index === 0 ? writer : seekers[index * 10 + place]
      if (!applicant) continue
      const at = published + (place + 1) * 5 * HOUR
      const answeredAt = isoOf(Math.min(at + 2 * HOUR, now - HOUR / 2))
      applications.push({
        ...{ job_id: FIRST + index, user_id: applicant.id, state },
        name: namePerson(random, { years: random.int(20, 50) }).name,
        note: random.pick(['', '可以马上到岗', '做过类似的活', '只能白天']),
        created_at: isoOf(Math.min(at, now - HOUR)),
        answered_at: state === 'applied' || state === 'withdrawn' ? null : answeredAt,
        withdrawn_at: state === 'withdrawn' ? answeredAt : null,
      })
    }
  }
  return { jobs, applications }
}
