import type { FloorBooth } from '#design-system'
import { shortlistedIds } from '#mocks/fixtures/fair-shortlist'
import { longCompanyName } from '#mocks/fixtures/jobs'
import type { ShortlistExhibitor, ShortlistHall } from './model/walk.ts'

const codes = ['A01', 'B08', 'A05', 'D10', 'C03'] as const
const names = ['赣鄱重工有限公司', longCompanyName, '梅岭医药有限公司', '䶮𠮷·文旅集团', '章贡新能源有限公司'] as const

/** Employers of stories, the first with two jobs. */
export const exhibitors: ShortlistExhibitor[] = codes.map((booth, at) => ({
  participationId: shortlistedIds[at] ?? '',
  companyId: String(501 + at),
  companyName: names[at] ?? '',
  booth,
  jobs:
    at === 0
      ? [
          { id: '101', title: '会计', facts: '6000-8000 元/月 · 南昌市' },
          { id: '102', title: '出纳', facts: '面议' },
        ]
      : [],
}))

const booths = Array.from({ length: 40 }, (_, at): FloorBooth => {
  const [row, column] = [Math.floor(at / 10), at % 10]
  const code = `${String.fromCodePoint(65 + row)}${String(column + 1).padStart(2, '0')}`
  const exhibitor = exhibitors.find(one => one.booth === code)
  return {
    code,
    kind: 'standard',
    x: 60 + column * 30 + (column >= 5 ? 40 : 0),
    y: 100 + row * 30 + Math.floor((row + 1) / 2) * 40,
    w: 30,
    h: 30,
    state: exhibitor ? 'taken' : 'free',
    label: exhibitor?.companyName.slice(0, 4),
  }
})

export const hall: ShortlistHall = {
  label: '主展厅',
  width: 460,
  depth: 400,
  booths,
  features: [{ kind: 'entrance', label: '主入口', x: 200, y: 380, w: 60, h: 20 }],
}
