import { isMembersAddress } from '#contract/reference/topic-addresses'
import { getMembersTopic, getTopic, listSchoolJobs, recruitScreen, schoolJobDetail } from '#contract/topics'
import { idIn, read } from '#platform/routing'
import { schoolSearch } from './model/school-search.ts'
import { askedOf } from './model/topic-address.ts'

/** The topic at this address, for everybody. */
export const topicRead = read(getTopic, ({ path, query }) => (isMembersAddress(path) ? null : askedOf(path, query)), {
  keepPreviousData: true,
})

/** The topic at this address, for signed-in people alone. */
export const membersTopicRead = read(
  getMembersTopic,
  ({ path, query }) => (isMembersAddress(path) ? askedOf(path, query) : null),
  { keepPreviousData: true },
)

export const schoolJobsRead = read(listSchoolJobs, ({ query }) => schoolSearch.parse(query), { keepPreviousData: true })

export const schoolJobRead = read(schoolJobDetail, idIn)

export const recruitScreenRead = read(recruitScreen, () => ({}), { keepPreviousData: true })
