import { educationList } from '#contract/reference/education'
import { bandOf } from '#contract/reference/wages'
import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { type Career, experienceOf, schoolsOf, worksOf } from './careers.ts'
import type { SampleCompany } from './companies.ts'
import type { City } from './data/places.ts'
import { evaluations } from './data/schools.ts'
import type { Title } from './job-plan.ts'
import { DAY, type Moments } from './moments.ts'
import { payOf } from './pay.ts'
import type { Sex } from './people.ts'
import type { Random } from './random.ts'
import { alternatives, fill, sentencesOf } from './text.ts'

/** Who a resume is about. */
export interface Person {
  readonly name: string
  readonly sex: Sex
  readonly phone: string
  readonly title: Title
  readonly city: City
  readonly career: Career
}

const codeOf = (label: string) => educationList.find(option => option.label === label)?.value ?? '11'

/** Completed years of age. */
export const yearsOf = ({ left, months }: Career) => left + Math.floor(months / 12)

function birthdayOf(random: Random, moments: Moments, career: Career): string {
  const days = Math.floor(yearsOf(career) * 365.25) + random.int(20, 340)
  return new Date(moments.now - days * DAY).toISOString().slice(0, 10)
}

function basicOf(random: Random, moments: Moments, person: Person): ResumeSections['basic'] {
  const { name, sex, phone, city, career } = person
  const young = yearsOf(career) < 27
  return {
    ...emptySections().basic,
    name,
    sex: sex === 'men' ? '1' : '2',
    birthday: birthdayOf(random, moments, career),
    phone,
    email: random.chance(0.55) ? `u${phone.slice(-6)}@example.com` : '',
    politics: random.pick(young ? ['1', '1', '0', '2', ''] : ['0', '0', '0', '2', '']),
    nation: name.includes('·') ? random.pick(['5', '4', '2', '3']) : random.chance(0.02) ? '22' : '1',
    city: city.code,
    experience: experienceOf(career),
    education: codeOf(career.education),
  }
}

function intentionOf(random: Random, { title, city, career }: Person, other: City): ResumeSections['intention'] {
  const experience = Number(experienceOf(career))
  const { min, max } = payOf(random, { role: title.role, experience, level: city.pay })
  const kin = Object.keys(title.role.titles).filter(id => id !== title.category3)
  const second = kin.length > 0 && random.chance(0.45) ? [random.pick(kin)] : []
  return {
    ...emptySections().intention,
    categories: [title.category3, ...second],
    cities: [...new Set([city.code, ...(random.chance(0.3) ? [other.code] : [])])],
    wage: bandOf(min, max)?.value ?? '3',
    nature: '1',
    arrival: random.pick(['1', '1', '2', '3', '4']),
  }
}

/** What an engineer or organiser shows of one piece of work. */
function projectsOf(
  random: Random,
  title: Title,
  product: string,
  work: ResumeSections['work'],
): ResumeSections['projects'] {
  const [latest] = work
  const shows = ['office', 'site', 'field'].includes(title.role.hours) && title.role.majors !== undefined
  if (!latest || !shows || !random.chance(0.45)) return []
  const kind = random.pick(['项目', '提升项目', '改造项目', '专项工作'])
  const words = { p: product, x: title.label }
  const told = random.some(sentencesOf(title.role.duties), 2).map(line => fill(line, words, random))
  return [
    {
      ...emptyEntry('projects'),
      name: `${product}${kind}`,
      role: random.pick(['项目成员', '主要参与人', title.label, '小组负责人']),
      from: latest.from,
      to: latest.to === '' ? '' : latest.to,
      remark: `${told.join('；')}。项目按期完成，得到用户认可。`,
    },
  ]
}

function languagesOf(random: Random, { education }: Career): ResumeSections['languages'] {
  const mandarin = { ...emptyEntry('languages'), language: '208', level: random.pick(['293', '294']) }
  if (education !== '本科' && education !== '研究生') return random.chance(0.5) ? [mandarin] : []
  const level = education === '研究生' ? '293' : random.pick(['292', '292', '293'])
  return [mandarin, { ...emptyEntry('languages'), language: '210', level }]
}

/** A resume whose sections agree with each other: age, schooling, work, wishes. */
export function sectionsOf(
  random: Random,
  moments: Moments,
  person: Person,
  { employers, other }: { readonly employers: readonly SampleCompany[]; readonly other: City },
): ResumeSections {
  const { title, career } = person
  const { role } = title
  const past = { role, titleId: title.category3, label: title.label.replace(/（.*）/g, ''), employers }
  const work = worksOf(random, moments, past, career)
  const product = random.pick(employers).product
  return {
    basic: basicOf(random, moments, person),
    intention: intentionOf(random, person, other),
    education: schoolsOf(random, moments, role, career, codeOf),
    work,
    projects: projectsOf(random, title, product, work),
    skills: random.some(alternatives(role.skills), random.int(1, 4)).map(name => ({ ...emptyEntry('skills'), name })),
    languages: languagesOf(random, career),
    evaluation: {
      ...emptySections().evaluation,
      text: random.chance(0.85) ? random.some(evaluations, random.int(1, 2)).join('') : '',
    },
  }
}

/** Somebody has begun a resume and not gone on. */
export const begun = (sections: ResumeSections): ResumeSections => ({ ...emptySections(), basic: sections.basic })
