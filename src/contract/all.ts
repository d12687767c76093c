import * as applications from './applications.ts'
import * as companies from './companies.ts'
import * as employer from './employer.ts'
import type { Endpoint } from './endpoint.ts'
import * as jobs from './jobs.ts'
import * as messages from './messages.ts'
import * as news from './news.ts'
import * as resumes from './resumes.ts'
import * as seeker from './seeker.ts'
import * as session from './session.ts'
import * as site from './site.ts'

/** Every area of the contract, for whoever walks all calls: the service's list, the reference page, tests. */
export const contract = { applications, companies, employer, jobs, messages, news, resumes, seeker, session, site }

export type Area = keyof typeof contract

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** The calls of one area, by their exported names. */
export const endpointsOf = (area: Area): [name: string, endpoint: Endpoint][] =>
  Object.entries(contract[area]).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
