import { proveIdentity, sendIdentityCode } from '#contract/account'
import type { UserType } from '#contract/session'
import { sendEmail, sendSms } from '#contract/sign-in'
import { solved } from '../session/testing.ts'
import type { TestService } from '../testing.ts'

const lastTo = (messages: TestService['outbox']['sms'], to: string) => {
  const code = messages.findLast(message => message.to === to && message.code)?.code
  if (code === undefined) throw new Error('no code was sent')
  return code
}

/** Proves who sits there by a code to their own phone. */
export async function proved(service: TestService, { phone, token }: { phone: string; token: string }) {
  await service.call(sendIdentityCode, { to: 'phone' }, { token })
  await service.call(proveIdentity, { way: 'phone', code: lastTo(service.outbox.sms, phone) }, { token })
}

/** A code for an address that is to become the account's. */
export async function bindingCode(
  service: TestService,
  to: { phone: string } | { email: string },
  userType: UserType = 2,
) {
  const captcha = await solved(service)
  if ('phone' in to) {
    await service.call(sendSms, { ...to, purpose: 'bind', userType, captcha })
    return lastTo(service.outbox.sms, to.phone)
  }
  await service.call(sendEmail, { ...to, purpose: 'bind', userType, captcha })
  return lastTo(service.outbox.email, to.email.toLowerCase())
}

/** A code by which a forgotten password is replaced. */
export async function retrievalCode(service: TestService, email: string, userType: UserType = 2) {
  await service.call(sendEmail, { email, purpose: 'retrieve', userType, captcha: await solved(service) })
  return lastTo(service.outbox.email, email)
}
