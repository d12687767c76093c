import type { FairText, FairTexts } from '#contract/fair-papers'
import { chinaMinute } from '../../china-time.ts'

/** What of a fair its texts are drafted from. Moments are milliseconds. */
export interface TextFacts {
  readonly title: string
  readonly organiser: string
  readonly phone: string
  readonly venue: string
  readonly address: string
  readonly opensAt: number
  readonly closesAt: number
  readonly capacity: number
  /** People expected. */
  readonly expected: number
  readonly booths: number
  readonly staff: number
  readonly leastStaff: number
  /** From so many people on the police permit it, and are asked by then. */
  readonly permitFrom: number
  readonly permitBy: number
  readonly permitNumber: string
  readonly filingBy: number
  readonly filingNumber: string
  readonly halls: readonly { readonly name: string; readonly booths: number }[]
  /** What the plan has drawn in, by its words there. */
  readonly entrances: readonly string[]
  readonly exits: readonly string[]
  readonly firstAid: readonly string[]
}

export const needsPermit = ({ expected, permitFrom }: Pick<TextFacts, 'expected' | 'permitFrom'>): boolean =>
  expected >= permitFrom

/** From when until when: 2026-12-08 09:00—16:00, with both days where they differ. */
export function spanWords({ opensAt, closesAt }: Pick<TextFacts, 'opensAt' | 'closesAt'>): string {
  const [from, until] = [chinaMinute(opensAt), chinaMinute(closesAt)]
  return from.slice(0, 10) === until.slice(0, 10) ? `${from}—${until.slice(11)}` : `${from} 至 ${until}`
}

/** Staff as they are said, or as many as the booths call for. */
export const staffOf = ({ staff, leastStaff }: Pick<TextFacts, 'staff' | 'leastStaff'>): number =>
  Math.max(staff, leastStaff)

/** What heads each of the texts. */
export function factRows(facts: TextFacts): FairTexts['facts'] {
  const { title, organiser, phone, venue, address, capacity, expected, booths, staff, leastStaff } = facts
  const permit = needsPermit(facts)
    ? facts.permitNumber || `应在 ${chinaMinute(facts.permitBy).slice(0, 10)} 前向公安机关申请`
    : `预计不到 ${facts.permitFrom} 人，不需要申请`
  return [
    { term: '活动名称', details: title },
    { term: '主办单位', details: `${organiser}，电话 ${phone}` },
    { term: '时间', details: spanWords(facts) },
    { term: '地点', details: [venue, address].filter(Boolean).join('，') },
    { term: '人数', details: `预计 ${expected} 人，场地最多容纳 ${capacity} 人` },
    { term: '展位', details: `${booths} 个` },
    { term: '工作人员', details: `${staff} 人（每 10 个展位至少 1 人，至少 ${leastStaff} 人）` },
    { term: '备案编号', details: facts.filingNumber || `应在 ${chinaMinute(facts.filingBy).slice(0, 10)} 前备案` },
    { term: '公安许可', details: permit },
  ]
}

export type TextDraft = FairText['draft']
