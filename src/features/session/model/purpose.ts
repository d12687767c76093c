import { pageTitles } from '#contract/page-titles'
import { isProtected, type PageName, pageAt } from '#contract/pages'
import { safeRedirect } from '#contract/rules'

/** What people come for, where the title of a page does not say what they do there. */
const deeds: Readonly<Partial<Record<PageName, string>>> = {
  publish: '发布职位',
  received: '处理收到的简历',
  ownJobs: '管理职位',
  talentSearch: '搜索人才',
  interviews: '安排面试',
  jobDetails: '查看和投递这个职位',
  resumeCreate: '新建简历',
  applications: '查看我的投递',
  seekerMessages: '查看消息',
  employerMessages: '查看消息',
}

/** Pages to which everybody comes after a login: nothing is told of them. */
const usual: ReadonlySet<PageName> = new Set(['home', 'centre'])

/**
 * Why somebody stands at the door, in words: 登录后继续发布职位. `redirectUri` is where they were going, as the address has it;
 * '' where there is nothing to tell. `door` is whose login it is, `step` what is done there.
 */
export function purposeOf(
  redirectUri: string | null,
  door: 'seeker' | 'employer',
  step: '登录' | '注册' = '登录',
): string {
  const found = pageAt(safeRedirect(redirectUri, '').replace(/[?#].*$/, ''))
  if (!found || usual.has(found.name)) return ''
  const { name, page } = found
  const deed = deeds[name]
  const words = deed ? `${step}后继续${deed}` : `${step}后${isProtected(page) ? '打开' : '回到'}“${pageTitles[name]}”`
  const needsOther = page.access === (door === 'seeker' ? 'type1' : 'type2')
  return needsOther ? `${words}，这需要${door === 'seeker' ? '单位' : '个人'}账号` : words
}
