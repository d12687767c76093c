import {
  listFairShortlist,
  removeFromFairShortlist,
  saveToFairShortlist,
  takeOverFairShortlist,
} from '#contract/fair-shortlist'
import { open, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  open(listFairShortlist, 'fairs are public; the list is the caller’s own'),
  open(saveToFairShortlist, 'exhibitors are public; wanting to visit one concerns the caller alone'),
  open(removeFromFairShortlist, 'exhibitors are public; what is taken off is the caller’s own'),
  open(takeOverFairShortlist, 'exhibitors are public; the list is the caller’s own'),
]
