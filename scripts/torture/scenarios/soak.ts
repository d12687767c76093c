import type { Scenario } from '../scenario.ts'
import { soak } from '../soak.ts'

/** `--times` are minutes; less than thirty try the scenario and say nothing of growth. */
export const scenario: Scenario = {
  name: 'soak',
  targets: ['soak', 'error rate under load'],
  run: async ({ folder, times, say }) => [await soak(folder, times(30), say)],
}
