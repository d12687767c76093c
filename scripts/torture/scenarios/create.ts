import { join } from 'node:path'
import { killCreations } from '../checks.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'create',
  targets: ['first-run creation killed'],
  run: async ({ folder, times, say }) => [await killCreations(join(folder, 'data'), times(10), say)],
}
