import { pathTo } from '#contract/pages'

/** What following a message's link means; the longest beginning that fits counts. */
const words = [
  [pathTo('applications'), '查看投递进展'],
  ['/resume/info/', '查看简历'],
  ['/job-details/', '查看职位'],
  [pathTo('resumePrivacy'), '看看谁看过我'],
  [pathTo('resumes'), '去写简历'],
  [pathTo('publish'), '去发布职位'],
  [pathTo('seekerAccount'), '检查账号安全'],
  [pathTo('employerSecurity'), '检查账号安全'],
  ['/archives/', '查看档案业务'],
  [pathTo('suggestions'), '查看来信'],
] as const

/** The words on the way to what a message is about. */
export const linkWords = (link: string): string => words.find(([start]) => link.startsWith(start))?.[1] ?? '查看详情'
