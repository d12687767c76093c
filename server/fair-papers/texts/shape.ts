import { fairDutyRulesOn, leastStaff } from '#contract/fair-duties'
import type { FairText } from '#contract/fair-papers'
import { type FairTextName, fairTextNames, fairTextSections } from '#contract/fair-texts'
import { chinaDay } from '../../clock.ts'
import { emergencyDraft } from './emergency.ts'
import type { TextDraft, TextFacts } from './facts.ts'
import type { TextFairRow, TextRow } from './queries.ts'
import { securityDraft } from './security.ts'

const DAY = 86_400_000

export const draftOf = (name: FairTextName, facts: TextFacts): TextDraft => {
  switch (name) {
    case 'emergency':
      return emergencyDraft(facts)
    case 'security':
      return securityDraft(facts)
    default:
      return name satisfies never
  }
}

/** What the plans have drawn in of one kind, by its words; 出口（2 处） where there are several of the same. */
function drawnIn(halls: TextFairRow['halls'], kind: string): string[] {
  const counts = new Map<string, number>()
  for (const { name, features } of halls)
    for (const feature of features.filter(one => one.kind === kind)) {
      const words = halls.length > 1 ? `${name}${feature.label}` : feature.label
      counts.set(words, (counts.get(words) ?? 0) + 1)
    }
  return [...counts].map(([words, count]) => (count > 1 ? `${words}（${count} 处）` : words))
}

export function factsOf(row: TextFairRow): TextFacts {
  const opensAt = Date.parse(row.opens_at)
  const rules = fairDutyRulesOn(chinaDay(new Date(opensAt)))
  const booths = row.halls.reduce((sum, hall) => sum + hall.booths, 0)
  const drawn = (kind: string) => drawnIn(row.halls, kind)
  return {
    title: row.title,
    organiser: row.organiser,
    phone: row.phone,
    venue: row.venue,
    address: row.address,
    opensAt,
    closesAt: Date.parse(row.closes_at),
    capacity: row.capacity,
    expected: row.expected ?? row.capacity,
    booths,
    staff: row.staff,
    leastStaff: leastStaff(booths, rules),
    permitFrom: rules.permitFrom,
    permitBy: opensAt - rules.permitDays * DAY,
    permitNumber: row.permit_number,
    filingBy: opensAt - rules.filingDays * DAY,
    filingNumber: row.filing_number,
    halls: row.halls.map(({ name, booths: count }) => ({ name, booths: count })),
    entrances: drawn('entrance'),
    exits: drawn('exit'),
    firstAid: drawn('firstAid'),
  }
}

/** A text as it was stored, beside what the facts of the fair say now; as they say it where nobody has stored any. */
export function toText(name: FairTextName, facts: TextFacts, row: TextRow | undefined): FairText {
  const draft = draftOf(name, facts)
  if (!row) return { name, version: 0, body: draft, draft, moved: [], changedBy: '', changedAt: null }
  const moved = fairTextSections[name]
    .map(section => section.name)
    .filter(section => row.drafted.sections[section] !== draft.sections[section])
  return {
    name,
    version: row.version,
    body: row.body,
    draft,
    moved,
    changedBy: row.changed_by ?? '',
    changedAt: Date.parse(row.changed_at),
  }
}

export const toTexts = (facts: TextFacts, rows: readonly TextRow[]): FairText[] =>
  fairTextNames.map(name =>
    toText(
      name,
      facts,
      rows.find(row => row.name === name),
    ),
  )
