import { type ExamStage, examStageLabels } from '#contract/exam-timeline'
import { type ExamKind, type ExamSummary, examKinds } from '#contract/exams'
import { examNoticeType } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import type { Tone } from '#design-system'

const [province] = jiangxiRegions

/** The eleven cities. */
export const cities = (province?.children ?? []).map(({ value, label }) => ({ value, label }))

/** 南昌市; 全省 for an exam that no city holds alone. */
export const cityLabel = (city: string): string => labelOf(cities, city) || '全省'

export const kindLabel = (kind: ExamKind): string => labelOf(examKinds, kind)

export const noticeLabel = (type: string): string => labelOf(examNoticeType, type)

const tones: Readonly<Record<ExamStage, Tone>> = {
  announced: 'primary',
  registering: 'success',
  reviewing: 'primary',
  paying: 'warning',
  arranging: 'neutral',
  printing: 'primary',
  sitting: 'accent',
  scoring: 'neutral',
  scored: 'success',
  closed: 'neutral',
}

/** How far an exam is, with a colour that says the same. */
export const stageTag = (stage: ExamStage): { label: string; tone: Tone } => ({
  label: examStageLabels[stage],
  tone: tones[stage],
})

/** 20,000: by hand, because the browser's own formatter costs a slow phone its first screen. */
export const figure = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** 412 个岗位 · 招 536 人 · 8,214 人已报名, as far as they are known. */
export const figuresOf = ({
  positions,
  headcount,
  applied,
}: Pick<ExamSummary, 'positions' | 'headcount' | 'applied'>) => [
  positions > 0 && `${figure(positions)} 个岗位`,
  headcount > 0 && `招 ${figure(headcount)} 人`,
  applied > 0 && `已报名 ${figure(applied)} 人`,
]

/** 50 元; 49.5 元. */
export const yuanOf = (fen: number): string => `${fen / 100} 元`

/** Hundredths of a mark as marks: 150 分. */
export const marksOf = (hundredths: number): string => `${hundredths / 100} 分`
