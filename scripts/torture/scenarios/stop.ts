import type { Scenario } from '../scenario.ts'
import { stopUnderLoad } from '../stop.ts'

export const scenario: Scenario = {
  name: 'stop',
  targets: ['restart'],
  run: async ({ folder, times, say }) => [await stopUnderLoad(folder, times(20), say)],
}
