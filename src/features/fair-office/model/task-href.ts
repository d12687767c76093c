import { pathTo } from '#contract/pages'
import type { DeskTask } from './desk-tasks.ts'
import { applicationsHref } from './office-addresses.ts'

/** Where a task is done. */
export const taskHref = (fair: string, { to }: Pick<DeskTask, 'to'>): string =>
  to === 'applications' ? applicationsHref(fair, { state: 'applied' }) : pathTo('fairOfficePapers', { id: fair })
