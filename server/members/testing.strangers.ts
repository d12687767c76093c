import { changeMemberRole, inviteMember, removeMember, withdrawInvitation } from '#contract/members'
import { inventedPhone } from '../testing.people.ts'
import { nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'

async function withColleague(service: TestService) {
  const owner = await service.employer()
  return { owner, colleague: await service.employer(owner.companyId, 'reader') }
}

export const strangers: readonly Probe[] = [
  owned(withdrawInvitation, async service => {
    const owner = await service.employer()
    const invited = { name: '涂志强', phone: inventedPhone(), role: 'recruiter' } as const
    const { id } = await service.call(inviteMember, invited, owner)
    return { owner, mine: { id }, nobodys: { id: nobodysUuid } }
  }),
  owned(changeMemberRole, async service => {
    const { owner, colleague } = await withColleague(service)
    const input = (id: string) => ({ id, role: 'recruiter' as const })
    return { owner, mine: input(colleague.id), nobodys: input(nobodysUuid) }
  }),
  owned(removeMember, async service => {
    const { owner, colleague } = await withColleague(service)
    return { owner, mine: { id: colleague.id }, nobodys: { id: nobodysUuid } }
  }),
]
