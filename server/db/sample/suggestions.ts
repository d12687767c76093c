import type { SuggestionKind } from '#contract/reference/suggestions'
import type { SuggestionState } from '#contract/suggestions'
import { chinaDay } from '../../clock.ts'
import { workingDaysAfter } from '../../working-days.ts'
import { DAY, HOUR, isoOf, type Moments } from './moments.ts'
import { type Random, randomOf } from './random.ts'
import { answeredTexts } from './suggestion-texts.ts'

/** A row of `suggestions`, for `insertRows`. */
export interface SuggestionSampleRow {
  readonly ticket: string
  readonly user_id: string | null
  readonly kind: SuggestionKind
  readonly title: string
  readonly body: string
  readonly contact_name: string
  readonly phone: string
  readonly publishable: boolean
  readonly state: SuggestionState
  readonly due_on: string
  readonly created_at: string
  readonly handling_at: string | null
  readonly office: string
  readonly answered_at: string | null
  readonly answer: string
  readonly public_title: string
  readonly public_body: string
  readonly sample: true
}

type Told = Pick<SuggestionSampleRow, 'kind' | 'title' | 'body' | 'user_id' | 'phone' | 'contact_name'>

const filed = (number: number, created: number, told: Told): SuggestionSampleRow => {
  const day = chinaDay(new Date(created))
  return {
    ...told,
    ticket: `YJ${day.replaceAll('-', '')}-${String(100_000 + number * 7_919).slice(-6)}`,
    publishable: true,
    state: 'received',
    due_on: workingDaysAfter(day, 5),
    created_at: isoOf(created),
    handling_at: null,
    office: '',
    answered_at: null,
    answer: '',
    public_title: '',
    public_body: '',
    sample: true,
  }
}

const answeredRow = (moments: Moments, random: Random) => (text: (typeof answeredTexts)[number], at: number) => {
  const [kind, title, body, answer, office] = text
  const created = moments.daysAgo(6 + at * 4 + random.int(0, 2), random)
  const handling = created + random.int(2, 20) * HOUR
  const phone = `1990020${String(at).padStart(4, '0')}`
  return {
    ...filed(at + 1, created, { kind, title, body, user_id: null, phone, contact_name: '来信人' }),
    state: 'answered' as const,
    handling_at: isoOf(handling),
    office,
    answered_at: isoOf(Math.min(handling + random.int(20, 90) * HOUR, moments.now - HOUR)),
    answer,
    public_title: title,
    public_body: body,
  }
}

/** What the sample account has written itself: one that waits, one that is worked on. */
const ownRows = (moments: Moments, { id, phone }: { readonly id: string; readonly phone: string }) => {
  const own = { user_id: id, phone, contact_name: '林晓棠' }
  return [
    filed(71, moments.now - 3 * HOUR, {
      ...own,
      kind: 'consult',
      title: '会计继续教育学时怎么认定',
      body: '去年在外省完成了六十学时的会计继续教育，现在档案和工作都在赣州，这些学时能不能认定，需要提交什么？',
    }),
    {
      ...filed(72, moments.now - 2 * DAY, {
        ...own,
        kind: 'suggest',
        title: '建议投递记录可以按单位筛选',
        body: '投递多了之后不好找，希望可以按单位名称筛选投递记录，也能看到同一单位的其他职位。',
      }),
      state: 'handling' as const,
      handling_at: isoOf(moments.now - DAY),
      office: '门户运行科',
    },
  ]
}

/** Forty questions that have been answered for everybody, and two of the sample account's own. */
export function sampleSuggestions(
  moments: Moments,
  account: { readonly id: string; readonly phone: string },
): SuggestionSampleRow[] {
  return [...answeredTexts.map(answeredRow(moments, randomOf(7_040))), ...ownRows(moments, account)]
}
