import { residentIdCheck } from '#contract/rules/resident-id'
import { idTail, shownName } from '../../archives/holder.ts'
import { startOfChinaDay } from '../../china-time.ts'
import { registrantKey } from '../../payments/holder.ts'
import type { BulkRow } from '../bulk.ts'
import { DAY, HOUR, isoOf, type Moments } from './moments.ts'
import { type Random, randomOf } from './random.ts'
import { recruitmentTexts } from './third-posts.ts'

const OFFICE = '江西省就业创业服务中心'
const ALPHABET = [...'ACDEFGHJKMNPQRTUVWXY34679']

/** Name, and the first 17 digits of an invented identity number. */
type Person = readonly [name: string, digits: string]

/** What became of a registration; the fee of a paid one may have taken a second try, or come twice. */
type Course =
  | { readonly status: '0' | '1' | '2' | '4' | '5'; readonly remark?: string; readonly order?: 'expired' | 'cancelled' }
  | { readonly status: '3'; readonly way?: 'second' | 'twice' }

interface Registered {
  readonly recruitment: 1 | 2 | 3
  readonly post: number
  readonly person: Person
  readonly course: Course
}

const waiting: Course = { status: '2' }

/** Those who registered, in the order of their numbers. README names the first two. */
const registered: readonly Registered[] = [
  { recruitment: 1, post: 1, person: ['邓晓雯', '36010219990315204'], course: waiting },
  { recruitment: 1, post: 2, person: ['廖志强', '36042119950708131'], course: waiting },
  { recruitment: 1, post: 3, person: ['欧阳静姝', '36240119970926006'], course: waiting },
  { recruitment: 1, post: 4, person: ['热合曼·䶮', '36010319980110007'], course: waiting },
  { recruitment: 1, post: 5, person: ['涂思源', '36012119960430225'], course: waiting },
  { recruitment: 1, post: 6, person: ['刘𠮷', '36220119940817003'], course: waiting },
  { recruitment: 1, post: 7, person: ['万里红', '36011119921205168'], course: waiting },
  { recruitment: 1, post: 8, person: ['熊建业', '36042919910223119'], course: waiting },
  { recruitment: 1, post: 9, person: ['喻佳宁', '36010420010619302'], course: { ...waiting, order: 'expired' } },
  { recruitment: 1, post: 10, person: ['饶文博', '36252519970103055'], course: { ...waiting, order: 'cancelled' } },
  { recruitment: 1, post: 1, person: ['胡美华', '36012319931114182'], course: { status: '3' } },
  { recruitment: 1, post: 3, person: ['蔡国栋', '36073119960522091'], course: { status: '3', way: 'second' } },
  { recruitment: 1, post: 4, person: ['龚雪', '36010519981227226'], course: { status: '3', way: 'twice' } },
  { recruitment: 1, post: 9, person: ['章小满', '36112120000521004'], course: { status: '0' } },
  {
    recruitment: 1,
    post: 5,
    person: ['肖宇航', '36048119970916033'],
    course: { status: '1', remark: '未取得法律职业资格' },
  },
  {
    recruitment: 1,
    post: 8,
    person: ['聂红梅', '36222619900309048'],
    course: { status: '5', remark: '照片不清晰，请在报名系统重新上传' },
  },
  { recruitment: 2, post: 1, person: ['左丽萍', '36040219950611128'], course: waiting },
  { recruitment: 2, post: 3, person: ['曾子涵', '36042819990920029'], course: waiting },
  { recruitment: 2, post: 4, person: ['徐冬生', '36043019870102035'], course: { status: '0' } },
  { recruitment: 2, post: 5, person: ['潘明远', '36040319900428071'], course: { status: '0' } },
  {
    recruitment: 2,
    post: 1,
    person: ['钟晓燕', '36042320000214046'],
    course: { status: '1', remark: '护士执业证书未注册' },
  },
  {
    recruitment: 2,
    post: 7,
    person: ['傅小云', '36040319980807062'],
    course: { status: '5', remark: '资格证书待核验' },
  },
  { recruitment: 3, post: 1, person: ['汤志远', '36232919960328051'], course: { status: '3' } },
  { recruitment: 3, post: 2, person: ['吴水生', '36112719940915019'], course: { status: '3' } },
  { recruitment: 3, post: 3, person: ['占丽君', '36110219970630028'], course: { status: '3', way: 'second' } },
  { recruitment: 3, post: 5, person: ['江雨桐', '36112120010409064'], course: { status: '3' } },
  { recruitment: 3, post: 6, person: ['周大勇', '36112919931028037'], course: { status: '3', way: 'twice' } },
  { recruitment: 3, post: 4, person: ['余秋实', '36110319890917055'], course: { ...waiting, order: 'expired' } },
  { recruitment: 3, post: 7, person: ['毛婷婷', '36112519990215082'], course: { status: '4', remark: '本人放弃' } },
  { recruitment: 3, post: 8, person: ['叶知秋', '36112419980923021'], course: { status: '4', remark: '岗位取消' } },
]

const tables = () => ({
  registrations: [] as BulkRow[],
  orders: [] as BulkRow[],
  receipts: [] as BulkRow[],
  refunds: [] as BulkRow[],
})

const orderNumber = (day: string, random: Random) =>
  `JF${day.replaceAll('-', '')}-${Array.from({ length: 12 }, () => random.pick(ALPHABET)).join('')}`

/** Recruitments, their posts, and who registered for them, with orders and payments where there are any. */
export async function sampleThirdRecruitments(
  moments: Moments,
): Promise<readonly (readonly [string, readonly BulkRow[]])[]> {
  const random = randomOf(28_171)
  const opening = (days: number, hour: number) => startOfChinaDay(moments.day(days)).getTime() + hour * HOUR
  const into = tables()

  for (const [at, { recruitment, post, person, course }] of registered.entries()) {
    const [name, digits] = person
    const text = recruitmentTexts.find(({ id }) => id === recruitment)
    if (!text) continue
    const number = `36${String(recruitment).padStart(2, '0')}${String(post).padStart(2, '0')}${String(at + 1).padStart(4, '0')}`
    const idNumber = digits + residentIdCheck(digits)
    const id = random.uuid()
    const key = await registrantKey({ number, name, idNumber })
    into.registrations.push({
      id,
      number,
      post_id: recruitment * 100 + post,
      holder_key: `\\x${Buffer.from(key).toString('hex')}`,
      name_shown: shownName(name),
      id_tail: idTail(idNumber),
      phone: '',
      status: course.status,
      remark: 'remark' in course ? (course.remark ?? '') : '',
      registered_at: isoOf(Math.min(moments.now, opening(Math.min(text.days[1], 0) - 4, 9 + (at % 8)))),
      sample: true,
    })

    const day = Math.min(text.days[1] + 1 + (at % 3), -1)
    const noon = opening(day, 10 + (at % 6))
    const order = (state: string, minutes: number) => {
      const created = noon + minutes * 60_000
      const of = orderNumber(moments.day(day), random)
      into.orders.push({
        number: of,
        registration_id: id,
        fee: text.fee,
        state,
        created_at: isoOf(created),
        expires_at: isoOf(created + 2 * HOUR),
        updated_at: isoOf(created + (state === 'expired' ? 2 * HOUR : 4 * 60_000)),
        sample: true,
      })
      return { of, paid: created + 3 * 60_000 }
    }
    const receive = (of: string, paid: number) => {
      const transaction = `SBX${random.uuid().replaceAll('-', '').slice(0, 20).toUpperCase()}`
      const [paid_at, received_at] = [isoOf(paid), isoOf(paid + 2_000)]
      into.receipts.push({ transaction, order_number: of, amount: text.fee, paid_at, received_at, sample: true })
      return transaction
    }
    if ('order' in course && course.order) order(course.order, 0)
    if (course.status !== '3') continue
    if (course.way === 'second') order('failed', 0)
    const { of, paid } = order('success', course.way === 'second' ? 12 : 0)
    receive(of, paid)
    if (course.way !== 'twice') continue
    into.refunds.push({
      transaction: receive(of, paid + 40_000),
      order_number: of,
      amount: text.fee,
      reason: 'duplicate',
      state: 'success',
      created_at: isoOf(paid + 42_000),
      updated_at: isoOf(paid + DAY / 4),
      sample: true,
    })
  }

  return [
    [
      'third_recruitments',
      recruitmentTexts.map(({ id, title, client, exam, fee, phone, days: [examOn, payFrom, payUntil] }) => ({
        id,
        title,
        client,
        source: `${OFFICE}第三方招聘`,
        payee: `${OFFICE}（样例）`,
        phone,
        exam,
        exam_on: moments.day(examOn),
        fee,
        pay_from: isoOf(opening(payFrom, 9)),
        pay_until: isoOf(opening(payUntil, 17)),
        sample: true,
      })),
    ],
    [
      'third_posts',
      recruitmentTexts.flatMap(({ id: recruitment_id, client, letters, posts }) =>
        posts.map(([title, part, place, headcount, education, major, duties, requirements, pay], at) => ({
          id: recruitment_id * 100 + at + 1,
          recruitment_id,
          code: `${letters}${String(at + 1).padStart(2, '0')}`,
          title,
          employer: `${client.replace('有限公司（样例）', '')}${part.replace('集团', '')}（样例）`,
          place,
          headcount,
          education,
          major,
          duties,
          requirements,
          pay,
          sample: true,
        })),
      ),
    ],
    ['third_registrations', into.registrations],
    ['payment_orders', into.orders],
    ['payment_receipts', into.receipts],
    ['payment_refunds', into.refunds],
  ]
}
