import { subclassList } from '#contract/reference/job-categories'
import type { OptionNode } from '#contract/reference/option'
import type { SampleCompany } from './companies.ts'
import type { Line } from './data/line.ts'
import type { Role } from './data/role.ts'
import { roleOf } from './data/role-index.ts'
import type { Random } from './random.ts'

/** One title of the category tree with the ids above it. */
export interface Title {
  readonly category1: string
  readonly category2: string
  readonly category3: string
  readonly label: string
  readonly role: Role
  /** How often it is advertised beside others. */
  readonly weight: number
}

/** A role's share is spread over its titles, the first one before the others. */
function weightOf(role: Role, id: string): number {
  const ids = Object.keys(role.titles)
  const share = role.share ?? 1
  return (share * 2) / (ids.length + 1) + (ids[0] === id ? share / 2 : 0)
}

const leaf = (node: OptionNode, path: readonly string[]): Title => {
  const [category1 = node.value, category2 = node.value] = path
  const role = roleOf(node.value)
  return { category1, category2, category3: node.value, label: node.label, role, weight: weightOf(role, node.value) }
}

const leavesOf = (node: OptionNode, path: readonly string[]): Title[] =>
  node.children && node.children.length > 0
    ? node.children.flatMap(child => leavesOf(child, [...path, node.value]))
    : [leaf(node, path)]

/** Every title that can be advertised. */
export const titles: readonly Title[] = subclassList.flatMap(node => leavesOf(node, []))

const isPublic = ({ tags }: Line) => tags.includes('government') || tags.includes('community')

/** Employers where a title of this role may be offered. */
export function employersFor(role: Role, companies: readonly SampleCompany[]): SampleCompany[] {
  return companies.filter(({ line }) =>
    role.at.some(tag => (tag === 'any' ? !isPublic(line) : line.tags.includes(tag))),
  )
}

const headsOf = ({ row }: SampleCompany) => Number(row.scale) + (row.brand ? 6 : 0) + 1

export interface Vacancy {
  readonly title: Title
  readonly company: SampleCompany
}

const EACH = 3

/** Which title is offered where: every title a few times, the common ones more often, bigger employers more than small. */
export function planJobs(random: Random, companies: readonly SampleCompany[], count: number): Vacancy[] {
  const rest = Array.from({ length: count - titles.length * EACH }, () =>
    random.weighted(titles, ({ weight }) => weight),
  )
  const wanted = [...titles.flatMap(title => Array<Title>(EACH).fill(title)), ...rest]
  const employers = new Map<Role, SampleCompany[]>()
  return random.shuffled(wanted).map(title => {
    const known = employers.get(title.role) ?? employersFor(title.role, companies)
    employers.set(title.role, known)
    return { title, company: random.weighted(known, headsOf) }
  })
}
