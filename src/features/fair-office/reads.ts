import {
  fairDraft,
  fairFormInfo,
  fairPlanInfo,
  fairSources,
  listFairApplications,
  listFairNotices,
  listOfficeFairs,
  officeFairInfo,
} from '#contract/fair-office'
import { fairPapers, fairPlateCounts, fairSigns, fairTexts } from '#contract/fair-papers'
import { listTalkReports, officeQueues, talkReportInfo } from '#contract/fair-talk-office'
import { type RouteRequest, read } from '#platform/routing'
import { addSearch, applicationsSearch, fairsSearch, reportsSearch } from './model/office-addresses.ts'

const audience = 'employer'

/** The fair whose office the address is of. */
export const fairIn = ({ params: { id = '' } }: Pick<RouteRequest, 'params'>) => ({ fair: id })

/** The fairs for which one has a mandate. */
export const officeFairsRead = read(
  listOfficeFairs,
  ({ query }) => ({ view: fairsSearch.parse(query).view || 'coming' }),
  { audience },
)

/** One of them: who stands where, what is due. */
export const officeFairRead = read(officeFairInfo, fairIn, { audience })

/** A page of its employers. */
export const applicationsRead = read(
  listFairApplications,
  request => ({ ...fairIn(request), ...applicationsSearch.parse(request.query) }),
  { audience, keepPreviousData: true },
)

/** Its halls and booths. */
export const planRead = read(fairPlanInfo, fairIn, { audience })

/** The fair as its form has it. */
export const formRead = read(fairFormInfo, fairIn, { audience })

/** What it is filed with, and what came of it. */
export const papersRead = read(fairPapers, fairIn, { audience })

/** What it is filed with in words. */
export const textsRead = read(fairTexts, fairIn, { audience })

/** The signs of its booths. */
export const signsRead = read(fairSigns, fairIn, { audience })

/** How many name plates there are to make. */
export const platesRead = read(fairPlateCounts, fairIn, { audience })

/** What everybody was told. */
export const noticesRead = read(listFairNotices, fairIn, { audience })

/** Its queues, at a fair on line. */
export const queuesRead = read(officeQueues, fairIn, { audience })

/** A page of what was reported of talks. */
export const reportsRead = read(
  listTalkReports,
  request => ({ ...fairIn(request), ...reportsSearch.parse(request.query) }),
  { audience, keepPreviousData: true },
)

/** One of these reports. */
export const reportRead = read(talkReportInfo, ({ params: { id = '' } }) => ({ id }), { audience })

/** What a new fair can be made from. */
export const sourcesRead = read(fairSources, () => ({}), { audience })

/** What the form of a new fair says already. */
export const draftRead = read(fairDraft, ({ query }) => addSearch.parse(query), { audience })
