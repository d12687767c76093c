import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import type { seekerOverview } from '#contract/seeker'
import { resumeHref } from './addresses.ts'

export type Overview = OutputOf<typeof seekerOverview>

export interface NextStep {
  title: string
  hint: string
  href: string
  action: string
}

/** How many employers wait for the seeker, and where the most pressing are answered. */
export const waitingFor = ({ answered, interviews }: Pick<Overview, 'answered' | 'interviews'>) => ({
  count: answered + interviews,
  href: pathTo(interviews > 0 ? 'invitations' : 'applications'),
})

/** What needs the seeker today, the most pressing first; never empty, for there is always a next step. */
export function nextSteps({ resume, answered, interviews, unreadMessages, applications }: Overview): NextStep[] {
  const steps: NextStep[] = []
  if (interviews > 0) {
    steps.push({
      title: `${interviews} 个面试邀请待您答复`,
      hint: '请选一个方便的时间，或者提出别的时间。',
      href: pathTo('invitations'),
      action: '答复邀请',
    })
  }
  if (answered > 0) {
    steps.push({
      title: `${answered} 家单位在等您`,
      hint: '单位邀请了您或给了答复，请尽快查看。',
      href: pathTo('applications'),
      action: '查看答复',
    })
  }
  if (!resume) {
    steps.push({
      title: '写第一份简历',
      hint: '写好基本信息、求职意向和教育经历就可以投递，大约十分钟。',
      href: pathTo('resumeCreate'),
      action: '写简历',
    })
  } else if (!resume.sendable) {
    steps.push({
      title: `补全简历“${resume.title}”`,
      hint: `已完成 ${resume.completeness}%，必填内容写完后就可以投递。`,
      href: resumeHref(resume.id),
      action: '继续填写',
    })
  }
  if (unreadMessages > 0) {
    steps.push({
      title: `${unreadMessages} 条未读消息`,
      hint: '投递进展、系统通知都在这里。',
      href: pathTo('seekerMessages', null, { unread: '1' }),
      action: '查看消息',
    })
  }
  if (steps.length === 0) {
    steps.push({
      title: applications > 0 ? '看看新发布的职位' : '投出第一份简历',
      hint: '按职位、地点和薪资搜索，看中了直接投递。',
      href: pathTo('jobSearch', null, { sort: 'newest' }),
      action: '找职位',
    })
  }
  return steps
}
