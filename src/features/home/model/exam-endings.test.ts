import { expect, it } from 'vitest'
import { deadlines } from '#mocks/fixtures/news'
import { endingItem, endsLater } from './exam-endings.ts'

const [paying, registering] = deadlines.exams
if (!paying || !registering) throw new TypeError('no endings')

it('says what ends when, and leads to where it is done', () => {
  expect(endingItem(paying, '2026-11-20')).toEqual({
    id: '401-payUntil',
    title: paying.title,
    href: '/exam/page/401',
    when: '缴费今天 17:00 截止',
  })
  expect(endingItem(registering, '2026-11-20')).toMatchObject({
    href: '/exam/theme/1',
    when: '报名 11月24日 17:00 截止',
  })
  expect(endingItem({ ...registering, what: 'ticketUntil' }, '2026-11-24')).toMatchObject({
    href: '/exam/exam-ticket/101',
    when: '准考证打印今天 17:00 截止',
  })
  expect([paying, registering].map(ending => endsLater(ending, '2026-11-20'))).toEqual([false, true])
})
