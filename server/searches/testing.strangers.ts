import { deleteSearch, saveSearch, setHiddenCompany, updateSearch } from '#contract/searches'
import { nobodysUuid, open, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'

const settings = { name: '会计', alert: 'daily', byEmail: false } as const

async function kept(service: TestService) {
  const owner = await service.seeker()
  const { id } = await service.call(saveSearch, { ...settings, search: { t: '会计' } }, owner)
  return { owner, id }
}

export const strangers: readonly Probe[] = [
  open(setHiddenCompany, 'companies are public; hiding one concerns the caller alone'),
  owned(deleteSearch, async service => {
    const { owner, id } = await kept(service)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(updateSearch, async service => {
    const { owner, id } = await kept(service)
    return { owner, mine: { ...settings, id }, nobodys: { ...settings, id: nobodysUuid } }
  }),
]
