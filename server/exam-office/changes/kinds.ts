import type { ExamChangeKind } from '#contract/exam-office'
import { releaseList } from '../../exam-lists/release.ts'
import { releaseExtension } from '../extension.ts'
import type { Release } from './release.ts'

/** What happens when a change of a kind is released. */
export const releases: Readonly<Partial<Record<ExamChangeKind, Release>>> = {
  extension: releaseExtension,
  list: releaseList,
}
