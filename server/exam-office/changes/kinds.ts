import type { ExamChangeKind } from '#contract/exam-office'
import { releaseDiscipline } from '../../exam-candidates/discipline.ts'
import { releaseExport } from '../../exam-candidates/export.ts'
import { releaseExtension } from '../extension.ts'
import { releaseRatio } from '../ratio/release.ts'
import type { Release } from './release.ts'

/** What happens when a change of a kind is released. */
export const releases: Readonly<Partial<Record<ExamChangeKind, Release>>> = {
  discipline: releaseDiscipline,
  export: releaseExport,
  extension: releaseExtension,
  ratio: releaseRatio,
}
