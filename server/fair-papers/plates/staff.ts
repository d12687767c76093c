import { type FairMandate, fairMandates } from '#contract/fair-mandates'

/** What the plate of somebody with a mandate says: the highest that they have. */
const roles = {
  organise: '组织人员',
  supervise: '现场主管',
  steward: '检票人员',
} as const satisfies Record<FairMandate, string>

interface Person {
  readonly name: string
  readonly phone: string
  readonly mandates: readonly FairMandate[]
}

/** Staff, each person once: somebody may have a mandate for the fair and another for its city. */
export function staffRoles(people: readonly Person[]): { name: string; role: string }[] {
  const held = new Map<string, { name: string; mandates: FairMandate[] }>()
  for (const { name, phone, mandates } of people) {
    const key = `${name} ${phone}`
    held.set(key, { name, mandates: [...(held.get(key)?.mandates ?? []), ...mandates] })
  }
  return [...held.values()].map(({ name, mandates }) => {
    const highest = fairMandates.find(mandate => mandates.includes(mandate))
    return { name, role: highest ? roles[highest] : '工作人员' }
  })
}
