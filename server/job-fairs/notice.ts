import { type FairKind, isOnline } from '#contract/fair-kinds'
import type { FairTimeline } from '#contract/fair-timeline'
import { chinaDay, inChina } from '../china-time.ts'
import { rulesWith } from './fair-rules.ts'

/** What a notice tells of a fair. */
export interface NoticedFair {
  readonly kind: FairKind
  readonly timeline: FairTimeline
  readonly venue: string
  readonly address: string
  readonly transit: string
  readonly organiser: string
  readonly phone: string
  /** What its series sets of rules, as it is stored; null for none. */
  readonly rules: unknown
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const told = (at: number) => inChina(at, 'YYYY 年 M 月 D 日（ddd）HH:mm')

const part = (title: string, lines: readonly string[]) =>
  `<h2>${title}</h2><ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul>`

/** A length in words: 24 小时, 15 分钟. */
export const lengthOf = (ms: number): string =>
  ms % 3_600_000 === 0 ? `${ms / 3_600_000} 小时` : `${ms / 60_000} 分钟`

const onSite = ({ timeline, venue, address, transit, rules }: NoticedFair): string => {
  const published = chinaDay(new Date(timeline.publishedAt))
  const { checkInMinutes, freeCancelDays, noShows, shutOutDays, jobsPerBooth } = rulesWith(rules, published)
  return [
    part('时间地点', [
      `时间：${told(timeline.opensAt)}—${inChina(timeline.closesAt, 'HH:mm')}`,
      `地点：${venue}，${address}`,
      `交通：${transit}`,
    ]),
    part('求职者', [
      '免费入场，可以提前预约，也可以现场登记；预约的凭入场码从快速通道进入；',
      '带身份证和 3—5 份简历，现场服务台可以免费打印；',
      '遇到收费、扣押证件、歧视的，请到维权服务台反映。',
    ]),
    part('参展单位', [
      `${told(timeline.applyUntil)} 前报名，审核通过后选展位，${told(timeline.bookUntil)} 前确认参会人员；`,
      `一个单位一个展位，最多带 ${jobsPerBooth} 个岗位，开场后 ${checkInMinutes} 分钟内签到；开场 ${freeCancelDays} 天以前取消不计缺席，一年内 ${noShows} 次缺席的停止报名 ${shutOutDays} 天；`,
      '不得向求职者收取任何费用，不得代其他单位招聘。',
    ]),
  ].join('')
}

const onLine = ({ timeline }: NoticedFair): string =>
  [
    part('时间', [
      `${told(timeline.opensAt)} 至 ${told(timeline.closesAt)}，全天可以看岗位、投简历，工作日 9:00—17:00 单位在线答复。`,
    ]),
    part('求职者', [
      '登录后完善简历，进入会场按展区、岗位查找，一键投递；',
      '不需要下载软件，不收取任何费用，凡要求缴费、转账的请立即举报。',
    ]),
    part('参展单位', [
      `${told(timeline.applyUntil)} 前报名，每个单位一个展位，岗位须为在招岗位；`,
      '两个工作日内答复收到的简历。',
    ]),
  ].join('')

/** What a fair's page says at length, as HTML: when and where, what visitors and employers do, whom to call. */
export const noticeOf = (fair: NoticedFair): string =>
  (isOnline(fair.kind) ? onLine(fair) : onSite(fair)) +
  part('联系', [`${fair.organiser}，电话 ${fair.phone}（工作日 9:00—12:00、13:30—17:00）。`])
