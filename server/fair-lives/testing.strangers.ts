import { groupLives, listLives, liveInfo } from '#contract/fair-lives'
import { open } from '../testing.strangers.ts'

export const strangers = [
  open(listLives, 'streams of fairs are public'),
  open(groupLives, 'streams of fairs are public'),
  open(liveInfo, 'streams of fairs are public'),
]
