import { interviewGroups } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { addressCodec, code, oneOf, pageNumber } from '#platform/routing'

/** Entries of a page of interviews or invitations. */
export const PAGE_SIZE = 10

/** `?group=past&page=2`: which interviews are asked for; with `?application=` an applicant is invited to one. */
export const interviewSearch = addressCodec({
  application: code(/^[\w-]{1,36}$/),
  group: oneOf(interviewGroups, 'waiting'),
  page: pageNumber(),
})

/** `?group=jobs`: the tab of invitations to apply, which are no interviews yet. */
export const jobInvitationSearch = addressCodec({ group: oneOf(['jobs']), page: pageNumber() })

/** The address of a page of invitations to apply. */
export const jobInvitationsAddress = (page = 1): string =>
  jobInvitationSearch.format(pathTo('invitations'), { group: 'jobs', page })
