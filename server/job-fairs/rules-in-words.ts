import { type FairKind, isOnline } from '#contract/fair-kinds'
import { rulesWith } from './fair-rules.ts'
import { lengthOf } from './notice.ts'

interface RuledSeries {
  readonly kind: FairKind
  /** In fen. */
  readonly booth_fee: number
  /** What it sets of rules, as it is stored; null for none. */
  readonly rules: unknown
}

/** How employers take part in the fairs of a series on this day (YYYY-MM-DD), said in words. */
export function rulesInWords(series: RuledSeries, day: string): { title: string; words: string }[] {
  const { kind, booth_fee } = series
  const rules = rulesWith(series.rules, day)
  return [
    {
      title: '谁可以报名',
      words: '营业执照已核验的用人单位，一个单位一个展位；代招的须有人力资源服务许可证和委托书。报名后由承办单位审核。',
    },
    {
      title: '费用',
      words:
        booth_fee === 0
          ? '求职者免费入场，单位展位免费。'
          : `求职者免费入场；单位标准展位 ${booth_fee / 100} 元，特装展位 ${(booth_fee * 2) / 100} 元，公共服务展位免费。`,
    },
    {
      title: '选展位',
      words: `选中的展位保留 ${lengthOf(rules.holdMs)}，过时自动放开；没有空位的可以候补，有空位时按先后发出邀请，${lengthOf(rules.offerMs)}内有效。`,
    },
    {
      title: '岗位',
      words: `每个展位最多展示 ${rules.jobsPerBooth} 个在招岗位，不得代其他单位招聘，不得向求职者收费。`,
    },
    ...(isOnline(kind)
      ? [{ title: '在线答复', words: '两个工作日内答复收到的简历。' }]
      : [
          {
            title: '签到和缺席',
            words: `开场后 ${rules.checkInMinutes} 分钟内签到；开场 ${rules.freeCancelDays} 天以前取消不计缺席；一年内缺席 ${rules.noShows} 次的，停止报名 ${rules.shutOutDays} 天。`,
          },
        ]),
  ]
}
