import { archiveRecord, listArchiveOffices, listArchives, verifyCertificate } from '#contract/archives'
import { type RouteRequest, read } from '#platform/routing'
import { archiveSearch, everywhere, type ServiceView, viewOf } from './model/archive-address.ts'

const shows = ({ query }: RouteRequest, view: ServiceView) => viewOf(archiveSearch.parse(query)) === view

/** The offices that keep archives. */
export const officesRead = read(listArchiveOffices, () => everywhere)

/** The offices from which a letter can be asked for. */
export const receivingOfficesRead = read(listArchiveOffices, request => (shows(request, 'apply') ? everywhere : null), {
  audience: 'seeker',
})

/** One's own file, transfers and papers. */
export const ownArchivesRead = read(listArchives, request => (shows(request, 'mine') ? {} : null), {
  audience: 'seeker',
})

/** The transfer that the address names. */
export const transferRead = read(
  archiveRecord,
  request => (shows(request, 'transfer') ? { id: archiveSearch.parse(request.query).transfer } : null),
  { audience: 'seeker' },
)

/** The paper whose code the address asks to check. */
export const certificateRead = read(verifyCertificate, ({ query }) => {
  const { verify: code } = archiveSearch.parse(query)
  return code ? { code } : null
})
