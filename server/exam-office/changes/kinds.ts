import type { ExamChangeKind } from '#contract/exam-office'
import { dropDiscipline, releaseDiscipline } from '../../exam-candidates/discipline.ts'
import { releaseExport } from '../../exam-candidates/export.ts'
import { releasePositions } from '../../exam-imports/positions/release.ts'
import { releaseScores } from '../../exam-imports/scores/release.ts'
import { releaseTickets } from '../../exam-imports/tickets/release.ts'
import { releaseList } from '../../exam-lists/release.ts'
import { releaseExtension } from '../extension.ts'
import { releaseRatio } from '../ratio/release.ts'
import { releaseSeating } from '../seating/release.ts'
import type { Drop, Release } from './release.ts'

/** What happens when a change of a kind is released. */
export const releases: Readonly<Partial<Record<ExamChangeKind, Release>>> = {
  discipline: releaseDiscipline,
  export: releaseExport,
  extension: releaseExtension,
  ratio: releaseRatio,
  seating: releaseSeating,
  positions: releasePositions,
  scores: releaseScores,
  'skill-tickets': releaseTickets,
  'skill-scores': releaseScores,
  'interview-tickets': releaseTickets,
  'interview-scores': releaseScores,
  list: releaseList,
}

/** What happens when one is not. */
export const drops: Readonly<Partial<Record<ExamChangeKind, Drop>>> = { discipline: dropDiscipline }
