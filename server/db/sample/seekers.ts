import { completenessOf, type ResumeSections } from '#contract/resume-sections'
import { careerOf } from './careers.ts'
import type { SampleCompany } from './companies.ts'
import { cities } from './data/places.ts'
import { employersFor, type Title, titles } from './job-plan.ts'
import { isoOf, type Moments } from './moments.ts'
import { namePerson } from './people.ts'
import { type Random, randomOf } from './random.ts'
import { begun, type Person, sectionsOf, yearsOf } from './resumes.ts'

export interface UserRow {
  readonly id: string
  readonly user_type: 1 | 2
  readonly phone: string
  readonly nick_name: string
  readonly password_hash: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly sample: true
}

export interface ResumeRow {
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly is_default: boolean
  readonly privacy: 'open' | 'applied' | 'hidden'
  readonly sections: ResumeSections
  readonly completeness: number
  readonly city: string
  readonly education: string
  readonly category1: string
  readonly created_at: string
  readonly updated_at: string
  readonly sample: true
}

export interface SampleSeeker {
  readonly user: UserRow
  readonly resume: ResumeRow | null
  readonly title: Title
  /** Milliseconds since the epoch. */
  readonly joined: number
  readonly canSend: boolean
}

const SEEKERS = 2_000

/**
 * How complete resumes are whose sections are each finished or empty, by which of them are empty: looked into once for
 * each kind, because checking thousands one by one would take seconds.
 */
const known = new Map<string, number>()

function completenessLike(sections: ResumeSections): number {
  const blank = (value: unknown) => JSON.stringify(value).replace(/"[^"]*":|[[\]{}",]/g, '') === ''
  const kind = Object.entries(sections)
    .map(([name, section]) => `${name}${blank(section) ? '-' : '+'}`)
    .join('')
  const completeness = known.get(kind) ?? completenessOf(sections)
  known.set(kind, completeness)
  return completeness
}

interface Filed {
  readonly id: string
  readonly userId: string
  readonly title: Title
  readonly sections: ResumeSections
  readonly created: number
  readonly updated: number
  readonly privacy: ResumeRow['privacy']
  readonly name: string
}

/** A resume's row with everything that is kept beside the document. */
export function resumeRowOf({ id, userId, title, sections, created, updated, privacy, name }: Filed): ResumeRow {
  return {
    id,
    user_id: userId,
    title: name,
    is_default: true,
    privacy,
    sections,
    completeness: completenessLike(sections),
    city: sections.basic.city,
    education: sections.basic.education,
    category1: sections.intention.categories.length > 0 ? title.category1 : '',
    created_at: isoOf(created),
    updated_at: isoOf(updated),
    sample: true,
  }
}

function seekerOf(
  random: Random,
  moments: Moments,
  employersOf: (title: Title) => SampleCompany[],
  index: number,
): SampleSeeker {
  const phone = `199100${String(index + 1).padStart(5, '0')}`
  const title = random.weighted(titles, ({ weight }) => weight)
  const career = careerOf(random, title.role)
  const city = random.weighted(cities, candidate => candidate.weight)
  const person: Person = { ...namePerson(random, { years: yearsOf(career) }), phone, title, city, career }
  const joined = moments.daysAgo(Math.floor(1 + 400 * random.next() ** 2), random)
  const updated = moments.between(joined, moments.now, random)
  const whole = sectionsOf(random, moments, person, { employers: employersOf(title), other: random.pick(cities) })
  const isWhole = !random.chance(0.04)
  const sections = isWhole ? whole : begun(whole)
  const id = random.uuid()
  const label = title.label.replace(/（.*）/g, '')
  const resume = resumeRowOf({
    id: random.uuid(),
    userId: id,
    title,
    sections,
    created: joined,
    updated,
    privacy: random.weighted(
      ['open', 'applied', 'hidden'] as const,
      level => ({ open: 85, applied: 10, hidden: 5 })[level],
    ),
    name: random.pick(['我的简历', `${label}求职简历`, `应聘${label}`, '个人简历']),
  })
  const user: UserRow = {
    id,
    user_type: 2,
    phone,
    nick_name: `用户${phone.slice(-4)}`,
    password_hash: null,
    created_at: isoOf(joined),
    updated_at: isoOf(updated),
    sample: true,
  }
  return { user, resume, title, joined, canSend: isWhole }
}

/** Two thousand people who look for work. */
export function sampleSeekers(moments: Moments, companies: readonly SampleCompany[]): SampleSeeker[] {
  const random = randomOf(7_003)
  const employersOf = (title: Title) => employersFor(title.role, companies)
  return Array.from({ length: SEEKERS }, (_, index) => seekerOf(random, moments, employersOf, index))
}
