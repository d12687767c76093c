import { allCalls } from '../server/areas.ts'
import { areas, endpointsOf } from '../src/contract/all.ts'
import { API_PREFIX } from '../src/contract/wire.ts'

/** Prints every call of the contract as TSV: method, path, area, `served` when the service answers it. */
const lineOf = ({ method, path }: { method: string; path: string }) => `${method}\t${API_PREFIX}${path}`
const served = new Set(allCalls.map(({ endpoint }) => lineOf(endpoint)))
for (const area of areas) {
  for (const [, endpoint] of endpointsOf(area)) {
    const line = lineOf(endpoint)
    console.log(`${line}\t${area}\t${served.has(line) ? 'served' : ''}`)
  }
}
