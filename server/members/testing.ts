import type { CompanyRole } from '#contract/company-roles'
import { inviteMember, joinCompany, sendJoinCode } from '#contract/members'
import { PASSWORD } from '../session/testing.ts'
import { inventedPhone, type TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** Invites somebody and reads the secret from the text that went out. */
export async function invited(service: TestService, owner: TestPerson, role: CompanyRole, phone = inventedPhone()) {
  const { id } = await service.call(inviteMember, { name: '涂志强', phone, role }, owner)
  const { text } = service.outbox.sms.findLast(({ to }) => to === phone) ?? { text: '' }
  return { id, phone, text, token: /join=([\w-]+)/.exec(text)?.[1] ?? '' }
}

/** Asks for the code of an invitation and reads it from the outbox. */
export async function joinCode(service: TestService, { phone, token }: { phone: string; token: string }) {
  await service.call(sendJoinCode, { token })
  return service.outbox.sms.findLast(({ to, code }) => to === phone && code)?.code ?? ''
}

/** What whoever was invited sends. */
export const entryOf = (token: string, code: string) => ({
  token,
  code,
  name: '涂志强',
  password: PASSWORD,
  consent: true,
})

/** Invited and joined; gives the session. */
export async function joined(service: TestService, owner: TestPerson, role: CompanyRole) {
  const invitation = await invited(service, owner, role)
  const code = await joinCode(service, invitation)
  const { access_token: token } = await service.call(joinCompany, entryOf(invitation.token, code))
  return { ...invitation, token }
}
