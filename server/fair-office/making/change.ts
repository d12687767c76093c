import { codes } from '#contract/codes'
import { isOnline } from '#contract/fair-kinds'
import { changeFair, fairFormInfo } from '#contract/fair-office'
import { inChina } from '../../china-time.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { toTimeline } from '../../job-fairs/rows.ts'
import { citiesToOrganise, coversCity } from '../mandate-queries.ts'
import { demandFairMandate } from '../mandates.ts'
import { tellEverybody } from '../notices/tell.ts'
import { toAnswers, toValues } from './form.ts'
import { type FairValues, type FormRow, findFairForm, lockFairForm, updateFair } from './queries.ts'

const told = (at: number) => inChina(at, 'YYYY 年 M 月 D 日（ddd）HH:mm')

/** What is new for those who come: when, where, under which name. Empty for nothing. */
function newsIn(before: FormRow, after: FairValues): string[] {
  const former = toTimeline(before)
  const { opensAt, closesAt } = after.timeline
  const news: string[] = []
  if (former.opensAt !== opensAt || former.closesAt !== closesAt)
    news.push(`时间：${told(opensAt)} 至 ${told(closesAt)}`)
  if (before.venue !== after.venue || before.address !== after.address)
    news.push(`地点：${after.venue}，${after.address}`)
  if (before.title !== after.title) news.push(`名称：${after.title}`)
  return news
}

/** Somebody has written since; what is stored now goes along. */
export const writtenSince = (version: number) =>
  new Refusal(codes.conflict, '这场招聘会已被同事修改，请刷新后再改', { current: { version } })

export const changeCalls = [
  serve(fairFormInfo, async ({ fair }, context) => {
    await demandFairMandate(context, fair, 'organise')
    const row = await findFairForm(context.db, fair)
    if (!row) throw notFound()
    return { title: row.title, version: row.version, answers: toAnswers(row) }
  }),

  serve(changeFair, async ({ fair, version, answers }, context) => {
    const { db, user, now, audit } = context
    await demandFairMandate(context, fair, 'organise')
    const before = await lockFairForm(db, fair)
    if (!before) throw notFound()
    if (before.version !== version) throw writtenSince(before.version)
    if (before.state === 'cancelled') throw new Refusal(codes.wrongState, '已取消的招聘会不能修改')
    const isPutOff = before.state === 'postponed'
    if (!isPutOff && Date.parse(before.closes_at) <= now.getTime())
      throw new Refusal(codes.wrongState, '已结束的招聘会不能修改')
    const values = toValues(answers, before)
    if (isOnline(values.kind) !== isOnline(before.kind)) throw invalid({ kind: '现场和网络招聘会不能互换，请另外新建' })
    if (values.city !== before.city && !coversCity(await citiesToOrganise(db, user.id), values.city))
      throw invalid({ city: '请选择您负责的城市' })
    const { opensAt, closesAt } = values.timeline
    if (isPutOff && (opensAt !== Date.parse(before.opens_at) || closesAt !== Date.parse(before.closes_at)))
      throw invalid({ day: '招聘会已延期，新的日期请在“延期”中确定' })
    if (opensAt !== Date.parse(before.opens_at) && opensAt <= now.getTime()) throw invalid({ day: '日期应在今天以后' })
    const isOut = Date.parse(before.published_at) <= now.getTime()
    const news = isOut ? newsIn(before, values) : []
    if (!(await updateFair(db, { fair, version, isNews: news.length > 0 }, values, now)))
      throw writtenSince(before.version)
    if (news.length > 0) {
      const body = `“${before.title}”有变更，请按新的安排参加：\n${news.join('\n')}`
      const notice = { fair, kind: 'moved', title: '招聘会有变更', body, by: user.id } as const
      await tellEverybody(db, { ...notice, opensAt: Date.parse(before.opens_at) }, now)
    }
    await audit({
      action: 'fair.change',
      subject: { kind: 'fair', id: fair },
      detail: { version, told: news.length > 0 },
    })
    return { version: version + 1 }
  }),
]
