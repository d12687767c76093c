import type { InputOf } from '#contract/endpoint'
import {
  changeMemberRole,
  inviteMember,
  listMembers,
  removeMember,
  renameMember,
  withdrawInvitation,
} from '#contract/members'
import { fetchUserInfo } from '#contract/session'
import { useCall, useSend, useTransport } from '#platform/call'
import { useSessionStore } from '#platform/session'

/** Who acts for one's own company, and what an owner does about it. */
export function useMembers() {
  const { data, ...state } = useCall(listMembers, {})
  const invitation = useSend(inviteMember)
  const withdrawal = useSend(withdrawInvitation)
  const role = useSend(changeMemberRole)
  const removal = useSend(removeMember)
  const naming = useSend(renameMember)
  const session = useSessionStore()
  const transport = useTransport()
  const showEverywhere = async () => session.setUser(await transport().call(fetchUserInfo, {}))
  return {
    members: data,
    ...state,
    async invite(input: InputOf<typeof inviteMember>) {
      const answer = await invitation.send(input)
      state.retry()
      return answer
    },
    async withdraw(id: string) {
      await withdrawal.send({ id })
      state.retry()
    },
    async changeRole(input: InputOf<typeof changeMemberRole>) {
      await role.send(input)
      // Whose role it was may do less from now on, on every page.
      if (input.id === session.getState().user?.userId) await showEverywhere()
      state.retry()
    },
    /** One's own name; the user box of every page follows where it shows that. */
    async rename(input: InputOf<typeof renameMember>) {
      await naming.send(input)
      await showEverywhere()
      state.retry()
    },
    async remove(id: string) {
      await removal.send({ id })
      state.retry()
    },
  }
}
