import { floodSiteMap } from '../outages.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'site-map',
  targets: ['site map flood'],
  run: async ({ folder, times, say }) => [await floodSiteMap(folder, times(200), say)],
}
