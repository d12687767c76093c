import { pathTo } from '#contract/pages'
import type { SiteConfig } from '#contract/site'
import type { SignedInUser } from '#design-system'
import type { PortalUser } from '#platform/session'
import { firstExamLine, topHotlines } from './hotlines.ts'

/** The welcome, and whom to call (specification section 1). */
export function topBarWords(title: string, config: SiteConfig | undefined): string[] {
  const numbers = topHotlines(config?.hotline)
  const exam = firstExamLine(config?.examLine)
  return [
    `欢迎来到${title}`,
    ...(numbers.length > 0 ? [`服务热线 ${numbers.join('、')}`] : []),
    ...(exam ? [`考试咨询 ${exam}`] : []),
  ]
}

/** The ways in (specification section 2, "User box"). */
export const entries = [
  { title: '单位登录/注册', url: pathTo('employerLogin') },
  { title: '个人登录/注册', url: pathTo('seekerLogin') },
] as const

/** Who is signed in, as the user box shows them (specification section 2). */
export const shownUser = ({ nickName, avatars, userType, pmsCount }: PortalUser): SignedInUser => ({
  name: nickName || '个人中心',
  picture: avatars,
  kind: userType === 1 ? 'employer' : 'seeker',
  messages: { href: pathTo(userType === 1 ? 'employerMessages' : 'seekerMessages'), unread: pmsCount },
})
