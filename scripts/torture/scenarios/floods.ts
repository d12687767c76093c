import { join } from 'node:path'
import { floods } from '../floods.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'floods',
  targets: ['floods'],
  run: ({ folder, say }) => floods(join(folder, 'data'), say),
}
