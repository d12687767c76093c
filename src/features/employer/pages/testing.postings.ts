import type { HttpHandler } from 'msw'
import { fn } from 'storybook/test'
import { addJob, getOwnJob, updateJob } from '#contract/employer'
import type { OwnJob } from '#contract/jobs'
import { employerUser, ownJob } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'

/** What the signed-in person has kept in this browser. */
export const shelf = () => browserDrafts.of(employerUser.userId)

/** Hears every posting that is saved. */
export const sent = fn<(job: Partial<OwnJob>) => void>()

/** Takes a new posting as number 108. */
export const takesNew = mock(addJob).answers(({ draft }) => {
  sent({ draft })
  return { ...ownJob, id: '108', version: 1, draft }
})

/** Keeps what is changed in a posting. */
export const takesChanges = mock(updateJob).answers(({ id, version, draft }) => {
  sent({ id, version, draft })
  return { ...ownJob, id, version: version + 1, draft }
})

/** A service that has one posting, and keeps what it is sent. */
export function keepPostings(msw: { use(...handlers: HttpHandler[]): void }): void {
  sent.mockClear()
  msw.use(mock(getOwnJob).returns(ownJob), takesNew, takesChanges)
}
