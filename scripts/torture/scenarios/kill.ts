import { join } from 'node:path'
import { killWriters } from '../checks.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'kill',
  targets: ['commits lost on process kill', 'recovery after kill'],
  run: async ({ folder, times, say }) => [await killWriters(join(folder, 'data'), times(50), say)],
}
