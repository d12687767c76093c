import { ensureBuilt } from '../../scripts/ensure-built.ts'
import { prepareSample } from './own-service.ts'

/** Once before all journeys: the built portal, and the sample content that each worker's service gets a copy of. */
export default async function prepare(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The portal cannot be built')
  process.env.JOURNEYS_SAMPLE = await prepareSample()
}
