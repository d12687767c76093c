import { beginSession } from '../session/tokens.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { keepSearches } from './index.ts'

export const ORIGIN = 'https://www.example.cn'

/** Does what is due now; letters go to the test's outbox. */
export function keep(service: TestService, changes: Partial<Parameters<typeof keepSearches>[0]> = {}): Promise<void> {
  const { db, clock, log, outbox } = service
  return keepSearches({
    db,
    clock,
    logger: { error: (event, fields) => void log.push(JSON.stringify({ event, ...fields })) },
    outbox: {
      sms: async text => void outbox.sms.push(text),
      email: async mail => void outbox.email.push(mail),
    },
    origin: ORIGIN,
    ...changes,
  })
}

/** A seeker once more: sessions end before alerts come. */
export async function signedInAgain({ db, clock }: TestService, { id }: TestPerson) {
  const { access_token: token } = await beginSession(db, { id, userType: 2 }, clock.now())
  return { token }
}
