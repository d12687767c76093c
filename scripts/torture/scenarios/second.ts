import { join } from 'node:path'
import { openTwice } from '../checks.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'second',
  targets: ['second process on same data'],
  run: async ({ folder, times, say }) => [await openTwice(join(folder, 'data'), times(20), say)],
}
