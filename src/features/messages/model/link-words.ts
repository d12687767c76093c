/** What following a message's link means; the longest beginning that fits counts. */
const words = [
  ['/manage/user/position', '查看投递进展'],
  ['/resume/info/', '查看简历'],
  ['/job-details/', '查看职位'],
  ['/user/resume-list', '看看谁看过我'],
  ['/user/resume', '去写简历'],
  ['/manage/job/publish', '去发布职位'],
  ['/manage/account', '检查账号安全'],
  ['/enterprise/security', '检查账号安全'],
  ['/archives/', '查看档案业务'],
  ['/suggestions', '查看来信'],
] as const

/** The words on the way to what a message is about. */
export const linkWords = (link: string): string => words.find(([start]) => link.startsWith(start))?.[1] ?? '查看详情'
