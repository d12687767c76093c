import { payWords, type SimpleApplied } from '#contract/flexible'
import { type FlexibleStage, type SimpleState, simpleStateLabels } from '#contract/flexible-life'
import type { Tone } from '#design-system'

const tones: Readonly<Record<SimpleState, Tone>> = {
  applied: 'primary',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  came: 'success',
  absent: 'warning',
}

/** What became of the work itself; '' while it is still ahead. */
const passed: Readonly<Record<FlexibleStage, string>> = {
  draft: '',
  queued: '',
  open: '',
  full: '',
  started: '已开工',
  past: '已结束',
  closed: '',
}

/** How an application stands, in a word with its colour: work that was called off comes before the answer. */
export const signOf = ({ state, stage }: Pick<SimpleApplied, 'state' | 'stage'>): { label: string; tone: Tone } =>
  stage === 'closed' && (state === 'applied' || state === 'accepted')
    ? { label: '单位已取消', tone: 'warning' }
    : { label: simpleStateLabels[state], tone: tones[state] }

/** What a row tells of the work, empty where there is nothing to tell. */
export const factsOf = (applied: SimpleApplied): string[] => [
  payWords(applied),
  applied.companyName,
  applied.place,
  `${applied.startsOn} 开工`,
  passed[applied.stage],
]
