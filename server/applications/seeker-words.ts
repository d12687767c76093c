import type { ApplicationState } from '#contract/applications'
import { wordsWithout } from '#contract/rules/resume-mask'
import { readSections } from '../resumes/sections.ts'
import { blindName } from './blind.ts'

interface Standing {
  readonly applicationId: string
  readonly status: ApplicationState
  readonly blind: boolean
  readonly basic: unknown
}

/**
 * How an employer reads what a seeker wrote to it: while it looks blind nobody is named or reached by it, and once the
 * application was taken back nothing of it is left but that something was said.
 */
export function seekerWords({ applicationId, status, blind, basic }: Standing): (words: string) => string {
  if (status === 'withdrawn') return words => (words === '' ? '' : '（已随投递撤回）')
  return blind ? wordsWithout(readSections({ basic }).basic.name, blindName(applicationId)) : words => words
}
