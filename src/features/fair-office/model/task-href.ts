import type { DeskTask } from './desk-tasks.ts'
import { applicationsHref } from './office-addresses.ts'

/** Where a task is done; undefined where it is done outside of the portal. */
export const taskHref = (fair: string, { to }: Pick<DeskTask, 'to'>): string | undefined =>
  to === 'applications' ? applicationsHref(fair, { state: 'applied' }) : undefined
