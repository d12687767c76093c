import { pathTo } from '#contract/pages'

/** Addresses that open the same page as an entry of a centre's menu, by the entry's own (routes of the specification come in pairs). */
const twins: Readonly<Record<string, string>> = {
  [pathTo('seekerCentre')]: pathTo('centre'),
  [pathTo('seekerIndex')]: pathTo('centre'),
  [pathTo('viewedJobList')]: pathTo('viewedJobs'),
  [pathTo('seekerAccountManage')]: pathTo('seekerAccount'),
  [pathTo('seekerMessageList')]: pathTo('seekerMessages'),
  [pathTo('employerCentre')]: pathTo('centre'),
  [pathTo('ownJobList')]: pathTo('ownJobs'),
  [pathTo('employerInterviews')]: pathTo('interviews'),
  [pathTo('employerMessageCentre')]: pathTo('employerMessages'),
}

/** The address under which a centre's menu names the page at `path`. */
export const nameInCentre = (path: string): string => twins[path] ?? path
