import { reportJob } from '#contract/reports'
import { open, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  open(reportJob, 'published jobs are public; what is reported is the caller’s own'),
]
