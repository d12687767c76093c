import { archiveRecord, cancelTransfer, requestTransfer } from '#contract/archives'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { askForTransfer } from './testing.ts'

const seed = async (service: TestService) => {
  const owner = await service.seeker()
  return { owner, mine: { id: await askForTransfer(service, owner) }, nobodys: { id: nobodysUuid } }
}

export const strangers: readonly Probe[] = [
  owned(archiveRecord, seed),
  owned(cancelTransfer, seed),
  open(requestTransfer, 'every office may be asked to call for a file; the uploads must be one’s own'),
]
