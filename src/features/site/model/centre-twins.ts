/** Addresses that open the same page as an entry of a centre's menu, by the entry's own (routes of the specification come in pairs). */
const twins: Readonly<Record<string, string>> = {
  '/user/center': '/manage/center',
  '/user/index': '/manage/center',
  '/user/job-list': '/manage/user/browse',
  '/user/account-manage': '/manage/account',
  '/user/message-list': '/message',
  '/enterprise/index': '/manage/center',
  '/enterprise/job-list': '/manage/jobs',
  '/enterprise/interview': '/manage/interview',
  '/enterprise/message-center': '/manage/message',
}

/** The address under which a centre's menu names the page at `path`. */
export const nameInCentre = (path: string): string => twins[path] ?? path
