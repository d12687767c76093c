import type { DeskTask } from './desk-tasks.ts'

/** Where a task is done; undefined where the page of it shows no more than the desk. */
export function taskHref(_fair: string, _task: DeskTask): string | undefined {
  return undefined
}
