import { subSiteInfo } from '#contract/sub-sites'
import { open, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [open(subSiteInfo, 'a sub-site is public')]
