import { listMembers } from '#contract/members'
import { useCall } from '#platform/call'

/** The names of those who may give roles in one's own company. */
export function useOwners() {
  const { data, ...state } = useCall(listMembers, {})
  return { owners: data?.members.filter(({ role }) => role === 'owner').map(({ name }) => name), ...state }
}
