import type { Scenario } from '../scenario.ts'
import { endureSignIns } from '../sign-ins.ts'

export const scenario: Scenario = {
  name: 'sign-ins',
  targets: ['sign-in floods'],
  run: ({ folder, say }) => endureSignIns(folder, say),
}
