import { applySimply, flexibleJobInfo } from '#contract/flexible'
import { open, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  open(flexibleJobInfo, 'every posting of casual work may be read by everybody'),
  open(applySimply, 'every seeker may apply to every posting of casual work; what is applied is the caller’s own'),
]
