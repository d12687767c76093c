import { fairDuties, fairDutyRulesOn } from '#contract/fair-duties'
import type { FairMandate } from '#contract/fair-mandates'
import type { OfficeFair } from '#contract/fair-office'
import { chinaDay } from '../../clock.ts'
import { toFairSummary } from '../../job-fairs/rows.ts'
import type { OfficeRow } from './queries.ts'

/** A fair as its office lists it, with what has to be handed in. */
export function toOfficeFair(row: OfficeRow, mandates: readonly FairMandate[], now: Date): OfficeFair {
  const fair = toFairSummary(row, now)
  const facts = {
    ...fair,
    expected: row.expected ?? row.capacity,
    isFiled: row.filed_on !== null,
    isPermitted: row.permitted_on !== null,
    hasStatistics: row.has_results,
    isFrozen: row.frozen_at !== null,
  }
  const rules = fairDutyRulesOn(chinaDay(new Date(fair.timeline.opensAt)))
  return { fair, mandates: [...mandates], applied: row.applied, duties: [...fairDuties(facts, rules)] }
}
