import { killInstances } from '../instances.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'instances',
  targets: ['instance killed'],
  run: async ({ folder, times, say }) => [await killInstances(folder, times(10), say)],
}
