import { expect, it } from 'vitest'
import { openingItem } from './fair-openings.ts'

const opening = { fairId: '13', title: '南昌“周六有约”综合招聘会', opensAt: Date.parse('2026-11-21T09:00:00+08:00') }

it('says of a fair when it opens, and leads to it', () => {
  expect(openingItem(opening, '2026-11-20')).toEqual({
    id: 'fair-13',
    title: '南昌“周六有约”综合招聘会',
    href: '/recruitment/page/13',
    when: '11月21日 09:00 开场',
  })
  expect(openingItem(opening, '2026-11-21').when).toBe('今天 09:00 开场')
})
