import { pathTo } from '#contract/pages'
import { resumeHref } from './addresses.ts'
import { nextSteps, type Overview } from './next-steps.ts'

export interface FirstStep {
  title: string
  hint: string
  href: string
  isDone: boolean
}

/** The way to a first application, without what already stands under what needs the seeker today. */
export function firstSteps(overview: Overview): FirstStep[] {
  const { resume, favourites, alerts } = overview
  const steps: FirstStep[] = [
    {
      title: '写好简历',
      hint: '基本信息、求职意向和教育经历写完就能投递，其他的可以以后再补。',
      href: resume ? resumeHref(resume.id) : pathTo('resumeCreate'),
      isDone: resume?.sendable ?? false,
    },
    {
      title: '收藏看中的职位',
      hint: '按职位、地点和薪资搜索，先收藏起来比较，快截止时会提醒您。',
      href: pathTo('jobSearch', null, { sort: 'newest' }),
      isDone: favourites > 0,
    },
    {
      title: '订阅新职位提醒',
      hint: '把常用的搜索条件存下来，有新职位时发消息告诉您。',
      href: pathTo('savedSearches'),
      isDone: alerts > 0,
    },
    {
      title: '看看近期的招聘会',
      hint: '现场和网络招聘会的时间、地点和参展单位，求职者免费。',
      href: pathTo('fairs'),
      isDone: false,
    },
  ]
  const today = nextSteps(overview).map(({ href }) => href)
  return steps.filter(({ href }) => !today.includes(href))
}
