import { cancelVisit, changeVisit, fairSlots, myFairTicket, registerVisit } from '#contract/fair-visits'
import { open, type Probe } from '../testing.strangers.ts'

const ofAFair = 'names a fair; whoever asks sees and changes nothing but their own ticket for it'

export const strangers: readonly Probe[] = [
  open(fairSlots, 'how many places a fair has left is public'),
  open(myFairTicket, ofAFair),
  open(registerVisit, ofAFair),
  open(changeVisit, ofAFair),
  open(cancelVisit, ofAFair),
]
