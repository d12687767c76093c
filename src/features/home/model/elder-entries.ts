import { type PageName, pages } from '#contract/pages'
import type { UserType } from '#contract/session'
import type { PortalUser } from '#platform/session'
import { entriesFor } from './entries.ts'
import type { Place } from './home-address.ts'

/** How many stand large. */
const LARGE = 4

/** What each comes for most; the first that they may open stand large. */
const wanted: Readonly<Record<UserType | 'guest', readonly PageName[]>> = {
  guest: ['jobSearch', 'fairs', 'flexible', 'archives'],
  1: ['publish', 'received', 'interviews', 'employerMessages', 'ownJobs'],
  2: ['jobSearch', 'applications', 'resumes', 'seekerMessages'],
}

const addressOf = (href: string) => href.replace(/[?#].*$/, '')

/** The ways of the first page in elder mode: a few large ones, then the rest of what the standard page has. */
export function elderEntries(user: Pick<PortalUser, 'userType' | 'companyRole'> | null, place: Place) {
  const all = entriesFor(user, place)
  const large = wanted[user?.userType ?? 'guest']
    .flatMap(name => all.find(({ href }) => addressOf(href) === pages[name].path) ?? [])
    .slice(0, LARGE)
  return { large, others: all.filter(entry => !large.includes(entry)) }
}
