import type { companyAnswering } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'

/** Fewer say nothing about an employer. */
const ENOUGH = 5

const DAY = 24

/** A time to the first answer as it is said, rounded up: 2 and 天内. */
export function answerTime(hours: number): { figure: number; unit: '小时内' | '天内' } {
  if (hours < DAY) return { figure: Math.max(1, Math.ceil(hours)), unit: '小时内' }
  return { figure: Math.ceil(hours / DAY), unit: '天内' }
}

/** How an employer answers, in words: 近半年的投递答复了 87%，一般 2 天内答复. */
export function answeringText({ applications, answered, medianHours }: OutputOf<typeof companyAnswering>): string {
  if (applications < ENOUGH) return '近半年投递不多，还没有答复统计'
  const share = Math.round((answered / applications) * 100)
  if (answered === 0 || medianHours === null) return '近半年的投递都还没有答复'
  const { figure, unit } = answerTime(medianHours)
  return `近半年的投递答复了 ${share}%，一般 ${figure} ${unit}答复`
}
