import { MOST_TOPICS, PUBLIC_TOPIC, topicOf } from '#contract/events'
import { hashToken } from '../http/auth.ts'
import type { User } from '../http/users.ts'
import type { Connected } from './hub.ts'

/** What somebody hears unasked: of themselves, of their company, of the end of their session. */
export const ownTopics = (user: User | null): readonly string[] =>
  user === null
    ? []
    : [
        user.userType === 1 ? topicOf.company(user.companyId) : topicOf.user(user.id),
        topicOf.session(Buffer.from(hashToken(user.token)).toString('hex')),
      ]

/** Public topics of an address; null where one of them is none. */
export function askedTopics(given: readonly string[]): readonly string[] | null {
  const topics = [...new Set(given)]
  return topics.length <= MOST_TOPICS && topics.every(topic => PUBLIC_TOPIC.test(topic)) ? topics : null
}

/** Whoever is heard of when somebody listens. */
export const connectedBy = (user: User): Connected => ({ users: [user.id] })
