import { gapMonths, isCivilMonth, monthAfter } from './civil-date.ts'

/** Shorter ones are the usual way from one place to the next. */
export const LEAST_GAP_MONTHS = 3

/** A time of education or work, both YYYY-MM; an empty end is until today. */
interface Stage {
  readonly from: string
  readonly to: string
}

/** Months of which a resume says nothing: the first and the last, as YYYY-MM, and how many they are. */
interface ResumeGap extends Stage {
  readonly months: number
}

/** The last month that is accounted for after another stage; '' for what goes on, or whose end nobody can read. */
function lastMonth(accounted: string, { from, to }: Stage): string {
  if (accounted === '' || !isCivilMonth(to)) return ''
  return [accounted, from, to].reduce((latest, month) => (month > latest ? month : latest))
}

/**
 * What lies between the stages of a resume, earliest first. Stages may overlap and stand in any order; one without a
 * beginning accounts for nothing. Before the first and after the last nothing is missing: that is where somebody is now.
 */
export function gapsBetween(stages: readonly Stage[]): ResumeGap[] {
  const dated = stages.filter(({ from }) => isCivilMonth(from)).toSorted((a, b) => a.from.localeCompare(b.from))
  const gaps: ResumeGap[] = []
  let accounted = dated[0]?.from ?? ''
  for (const stage of dated) {
    const months = gapMonths(accounted, stage.from) ?? 0
    if (months >= LEAST_GAP_MONTHS) {
      gaps.push({ from: monthAfter(accounted, 1), to: monthAfter(stage.from, -1), months })
    }
    accounted = lastMonth(accounted, stage)
  }
  return gaps
}
