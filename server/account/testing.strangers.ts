import { endDevice, listDevices } from '#contract/account'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  owned(endDevice, async service => {
    const owner = await service.seeker()
    const [device] = (await service.call(listDevices, {}, owner)).list
    return { owner, mine: { id: device?.id ?? '' }, nobodys: { id: nobodysUuid } }
  }),
]
