import { examPositionInfo, judgePosition, savePosition } from '#contract/exam-positions'
import { open } from '../testing.strangers.ts'

export const strangers = [
  open(examPositionInfo, 'positions are published'),
  open(judgePosition, 'positions are published, and judged against whoever asks'),
  open(savePosition, 'positions are published, and kept in the list of whoever asks'),
]
