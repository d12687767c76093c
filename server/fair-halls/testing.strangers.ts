import {
  fairHalls,
  fairInfo,
  fairJobUpdates,
  fairMenu,
  listExhibitorJobs,
  listExhibitors,
  searchFairJobs,
} from '#contract/fair-halls'
import { open } from '../testing.strangers.ts'

export const strangers = [
  open(fairInfo, 'fairs are published'),
  open(fairMenu, 'fairs are published'),
  open(listExhibitors, 'who stands at a fair is published'),
  open(listExhibitorJobs, 'what is offered at a fair is published'),
  open(searchFairJobs, 'what is offered at a fair is published'),
  open(fairJobUpdates, 'what is offered at a fair is published'),
  open(fairHalls, 'the plan of a fair is published'),
]
