import { allCalls } from '../server/areas.ts'
import { type Area, contract, endpointsOf } from '../src/contract/all.ts'
import { API_PREFIX } from '../src/contract/wire.ts'

/** Prints every call of the contract as TSV: method, path, area, `served` when the service answers it. */
const addressOf = ({ method, path }: { method: string; path: string }) => `${method}\t${API_PREFIX}${path}`
const served = new Set(allCalls.map(({ endpoint }) => addressOf(endpoint)))
for (const area of Object.keys(contract) as Area[]) {
  for (const [, endpoint] of endpointsOf(area)) {
    const address = addressOf(endpoint)
    console.log(`${address}\t${area}\t${served.has(address) ? 'served' : ''}`)
  }
}
