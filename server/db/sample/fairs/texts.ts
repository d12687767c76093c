import { isOnline } from '#contract/fair-kinds'
import { inChina } from '../../../china-time.ts'
import { DAY } from '../moments.ts'
import { randomOf } from '../random.ts'
import type { FairPlan } from './plan.ts'

const told = (at: number) => inChina(at, 'YYYY 年 M 月 D 日（ddd）HH:mm')

const NOTE = '**本文为样例数据，单位、地点、电话均为虚构，仅用于演示。**'

const onSite = ({ timeline, venue, address, transit }: FairPlan) => `
# 时间地点
| 项目 | 内容 |
| 时间 | ${told(timeline.opensAt)}—${inChina(timeline.closesAt, 'HH:mm')} |
| 地点 | ${venue}，${address} |
| 交通 | ${transit} |
# 求职者
- 免费入场，可以提前预约，也可以现场登记；预约的凭入场码从快速通道进入；
- 带身份证和 3—5 份简历，现场服务台可以免费打印；
- 遇到收费、扣押证件、歧视的，请到维权服务台反映。
# 参展单位
- ${told(timeline.applyUntil)} 前报名，审核通过后选展位，${told(timeline.bookUntil)} 前确认参会人员；
- 一个单位一个展位，开场后 30 分钟内签到；开场前一天以前取消不计缺席，一年内两次缺席的停止报名一年；
- 不得向求职者收取任何费用，不得代其他单位招聘。`

const onLine = ({ timeline }: FairPlan) => `
# 时间
${told(timeline.opensAt)} 至 ${told(timeline.closesAt)}，全天可以看岗位、投简历，工作日 9:00—17:00 单位在线答复。
# 求职者
- 登录后完善简历，进入会场按展区、岗位查找，一键投递；
- 不需要下载软件，不收取任何费用，凡要求缴费、转账的请立即举报。
# 参展单位
- ${told(timeline.applyUntil)} 前报名，每个单位一个展位，岗位须为在招岗位；
- 两个工作日内答复收到的简历。`

/** What a fair's page says at length. */
export const noticeOf = (plan: FairPlan): string => `
${NOTE}
${plan.summary}
${isOnline(plan.kind) ? onLine(plan) : onSite(plan)}
# 联系
${plan.organiser}，电话 ${plan.phone}（工作日 9:00—12:00、13:30—17:00）。
`

/** What came of it, counted by the organiser: who visited, resumes taken, intentions signed. Null until a day after. */
export function resultsOf({ id, kind, capacity, state, timeline: { closesAt } }: FairPlan, now: number) {
  if (state === 'cancelled' || closesAt + DAY > now) return null
  const random = randomOf(83_000 + id)
  const visitors = Math.round(capacity * (isOnline(kind) ? 0.2 : 0.45 + random.next() * 0.4))
  const resumes = Math.round(visitors * (0.5 + random.next() * 0.4))
  return { visitors, resumes, intentions: Math.round(resumes * (0.12 + random.next() * 0.1)) }
}
