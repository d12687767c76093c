import { isOnline } from '#contract/fair-kinds'
import { noticeOf } from '../../../job-fairs/notice.ts'
import { toHtml } from '../markup.ts'
import { DAY } from '../moments.ts'
import { randomOf } from '../random.ts'
import type { FairPlan } from './plan.ts'

const NOTE = '**本文为样例数据，单位、地点、电话均为虚构，仅用于演示。**'

/** What a fair's page says at length, as HTML. */
export const htmlOf = (plan: FairPlan): string =>
  toHtml(`${NOTE}\n${plan.summary}`) + noticeOf({ ...plan, rules: plan.series?.rules ?? null })

/** What the organiser of the fair with a page of its own writes of it afterwards. */
const review = `
${NOTE}
本场招聘会面向全省高校毕业生，设先进制造、电子信息、医疗卫生、教育、现代服务等专区，线下招聘与直播带岗同步进行。
# 现场服务
- 就业指导服务台全天开放，提供简历修改、模拟面试和职业测评；
- 政策咨询台解答见习补贴、求职创业补贴、落户和档案转接；
- 维权服务台全天值守，对岗位信息、收费和歧视问题当场受理。
# 后续
- 没有到场的毕业生可以继续在网上投递，参展单位的在招岗位见各单位主页；
- 现场达成意向的，由招聘单位在十个工作日内通知面试或录用结果；
- 对离校未就业的毕业生，各市公共就业服务机构提供一次职业指导、三次岗位推荐。
`

/** What came of it, counted by the organiser: who visited, resumes taken, intentions signed. Null until a day after. */
export function resultsOf({ id, kind, capacity, state, timeline: { closesAt } }: FairPlan, now: number) {
  if (state === 'cancelled' || closesAt + DAY > now) return null
  const random = randomOf(83_000 + id)
  const visitors = Math.round(capacity * (isOnline(kind) ? 0.2 : 0.45 + random.next() * 0.4))
  const resumes = Math.round(visitors * (0.5 + random.next() * 0.4))
  return {
    visitors,
    resumes,
    intentions: Math.round(resumes * (0.12 + random.next() * 0.1)),
    ...(id === 1 && { html: toHtml(review) }),
  }
}
