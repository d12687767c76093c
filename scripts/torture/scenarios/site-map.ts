import { ensureBuilt } from '../../ensure-built.ts'
import { floodSiteMap } from '../outages.ts'
import type { Scenario } from '../scenario.ts'

export const scenario: Scenario = {
  name: 'site-map',
  targets: ['site map flood'],
  run: async ({ folder, times, say }) => {
    if (!(await ensureBuilt())) throw new Error('the portal cannot be built')
    return [await floodSiteMap(folder, times(200), say)]
  },
}
