import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { type FinishedAnswersTo, type Question, questionsOf } from './form/question.ts'
import { finishedRules } from './form/rules.ts'

/** What is filed with a fair in words. */
export const fairTextNames = ['emergency', 'security'] as const
export type FairTextName = (typeof fairTextNames)[number]

export const fairTextLabels = {
  emergency: '应急预案',
  security: '安全保卫方案',
} as const satisfies Record<FairTextName, string>

interface TextSection {
  readonly name: string
  readonly title: string
}

/** The sections of each, in their order. After `groups` stands the table of duties. */
export const fairTextSections = {
  emergency: [
    { name: 'scope', title: '适用范围和编制依据' },
    { name: 'command', title: '指挥机构' },
    { name: 'groups', title: '应急小组和分工' },
    { name: 'risks', title: '主要风险和预警' },
    { name: 'crowd', title: '人流控制和疏散' },
    { name: 'fire', title: '火灾和停电' },
    { name: 'medical', title: '医疗救护' },
    { name: 'report', title: '报告、暂停和善后' },
  ],
  security: [
    { name: 'overview', title: '活动概况' },
    { name: 'permit', title: '备案和许可' },
    { name: 'groups', title: '安保力量和分工' },
    { name: 'entry', title: '入场查验' },
    { name: 'exits', title: '出入口和疏散通道' },
    { name: 'order', title: '现场秩序和巡查' },
    { name: 'times', title: '时间安排' },
    { name: 'contacts', title: '值班和联络' },
  ],
} as const satisfies Record<FairTextName, readonly TextSection[]>

/** One group of the staff: how many, under whom, for what. */
export const fairGroupQuestions = /* @__PURE__ */ questionsOf([
  {
    name: 'group',
    title: '小组',
    questions: [
      { name: 'group', label: '小组', kind: 'text', max: 20, required: true, width: 'half' },
      { name: 'people', label: '人数', kind: 'number', min: 1, max: 10_000, unit: '人', required: true, width: 'half' },
      { name: 'leader', label: '负责人', kind: 'text', max: 20, width: 'half' },
      { name: 'phone', label: '联系电话', kind: 'text', max: 24, format: 'phone', width: 'half' },
      { name: 'duty', label: '职责', kind: 'area', max: 200, rows: 2, required: true },
    ],
  },
] as const satisfies readonly { name: string; title: string; questions: readonly Question[] }[])
export type FairGroup = FinishedAnswersTo<typeof fairGroupQuestions>

export const MOST_GROUPS = 12
/** The most characters of a section. */
export const SECTION_LENGTH = 1_500

export interface FairTextBody {
  readonly sections: Readonly<Record<string, string>>
  readonly groups: readonly FairGroup[]
}

/** What one of the texts may hold; a section that is not said is empty. */
/* @__NO_SIDE_EFFECTS__ */
export const fairTextBody = (name: FairTextName) =>
  z.strictObject({
    sections: z.strictObject(
      Object.fromEntries(
        fairTextSections[name].map(section => [section.name, optionalText(section.title, SECTION_LENGTH)]),
      ),
    ),
    groups: z
      .array(finishedRules(fairGroupQuestions), { error: '请填写分工' })
      .check(z.maxLength(MOST_GROUPS, `小组最多 ${MOST_GROUPS} 个`)),
  })

const storedBody = () =>
  z.object({
    sections: z.record(z.string(), z.string()),
    groups: z.array(
      z.object({ group: z.string(), people: z.number(), leader: z.string(), phone: z.string(), duty: z.string() }),
    ),
  })

/** One of the texts as it stands. */
/* @__NO_SIDE_EFFECTS__ */
export const storedFairText = () =>
  z.object({
    name: z.enum(fairTextNames),
    /** 0 before anybody has stored it: it says what the facts of the fair do. */
    version: z.number(),
    body: storedBody(),
    /** What the facts of the fair say now. */
    draft: storedBody(),
    /** Sections whose facts have changed since somebody looked at them. */
    moved: z.array(z.string()),
    /** Who changed it last; '' for nobody, or somebody whose account is closed. */
    changedBy: z.string(),
    changedAt: z.nullable(z.number()),
  })
export type FairText = z.output<ReturnType<typeof storedFairText>>

/** What stands where the facts of a fair say nothing: 【医疗点位置】. */
const OPEN_PLACE = /【([^【】]{1,30})】/g

/** Whether one of them is left in a text. */
export const openPlaces = (text: string): string[] => [...text.matchAll(OPEN_PLACE)].map(([, words = '']) => words)

export interface FairTextState {
  readonly version: number
  readonly body: FairTextBody
  /** Sections whose facts have changed since somebody looked at them. */
  readonly moved: readonly string[]
}

/** What a text lacks before it can be handed in, in words; empty for nothing. */
export function fairTextGaps(
  name: FairTextName,
  { version, body: { sections, groups }, moved }: FairTextState,
  leastStaff: number,
): string[] {
  const gaps: string[] = []
  for (const section of fairTextSections[name]) {
    const text = sections[section.name] ?? ''
    if (text.trim() === '') gaps.push(`“${section.title}”还没有写`)
    gaps.push(...openPlaces(text))
    if (moved.includes(section.name)) gaps.push(`“${section.title}”要按变动后的招聘会信息核对`)
  }
  for (const { group, leader, phone } of groups) {
    if (leader === '') gaps.push(`${group}的负责人`)
    if (phone === '') gaps.push(`${group}的联系电话`)
  }
  const people = groups.reduce((sum, one) => sum + one.people, 0)
  if (people < leastStaff) gaps.push(`分工表里有 ${people} 人，至少要 ${leastStaff} 人`)
  if (version === 0) gaps.push('还没有人核对和保存')
  return [...new Set(gaps)]
}
