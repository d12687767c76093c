import { deleteFile } from '#contract/files'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import { looseFile } from './testing.ts'

export const strangers: readonly Probe[] = [
  owned(deleteFile, async service => {
    const owner = await service.seeker()
    return { owner, mine: { id: await looseFile(service, owner.id) }, nobodys: { id: nobodysUuid } }
  }),
]
