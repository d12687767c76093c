import { type PageName, pageAt } from '#contract/pages'

/** What going to a page from a message means. */
const words: Partial<Record<PageName, string>> = {
  applications: '查看投递进展',
  interview: '查看面试',
  receivedResume: '查看简历',
  jobDetails: '查看职位',
  resumePrivacy: '看看谁看过我',
  resumes: '去写简历',
  publish: '去发布职位',
  seekerAccount: '检查账号安全',
  employerSecurity: '检查账号安全',
  archiveService: '查看档案业务',
  suggestions: '查看来信',
}

/** The words on the way to what a message is about: to a page of this site, with or without a query. */
export function linkWords(link: string): string {
  const [path = ''] = link.split('?')
  const name = pageAt(path)?.name
  return (name && words[name]) ?? '查看详情'
}
