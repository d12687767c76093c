import { silenceDatabase } from '../outages.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'silence',
  targets: ['database silent'],
  run: async ({ folder, times, say }) => [await silenceDatabase(folder, times(2), say)],
}
