import { fairCalendarFile, fairResults, fairSeriesInfo } from '#contract/job-fairs'
import { open } from '../testing.strangers.ts'

export const strangers = [
  open(fairSeriesInfo, 'series are published'),
  open(fairResults, 'what came of a fair is published'),
  open(fairCalendarFile, 'fairs are published'),
]
