import { jiangxiAreas } from '#contract/reference/regions'
import { cityCodes } from '../../../places.ts'
import { type Random, randomOf } from '../random.ts'
import { conditionsOf } from './conditions.ts'
import { type ExamPlan, samplePositionId } from './plan.ts'
import { healthSectors, institutionSectors, type Sector, supportSectors, teacherSectors } from './sectors.ts'

const sectorsOf = ({ kind, themeId }: ExamPlan): readonly Sector[] => {
  if (kind === 'teacher') return teacherSectors
  if (kind === 'support') return supportSectors
  return themeId === 5 ? healthSectors : institutionSectors
}

interface Unit {
  readonly name: string
  readonly city: string
  readonly sector: Sector
}

/** A city itself and its districts, as their names stand before those of their institutions. */
const placesIn = (city: string): readonly string[] =>
  Object.entries<string>(jiangxiAreas)
    .filter(([code]) => code.startsWith(city.slice(0, 4)))
    .map(([, name]) => name)

/** Institutions of a city and its districts; those of the whole province lie in all its cities. */
function unitsOf(plan: ExamPlan): Unit[] {
  const isProvincial = plan.city === '360000' && plan.themeId === 4
  const cities = plan.city === '360000' && !isProvincial ? cityCodes : [isProvincial ? '360100' : plan.city]
  return cities.flatMap(city => {
    const places = isProvincial ? ['江西省'] : placesIn(city)
    return places.flatMap(place =>
      sectorsOf(plan).flatMap(sector => sector.units.map(unit => ({ name: place + unit, city, sector }))),
    )
  })
}

const fewPlaces = (random: Random) => random.weighted([1, 2, 3, 5], places => 12 / places ** 2)

const two = (value: number) => String(value).padStart(2, '0')

const remarks = ['', '', '', '', '最低服务期 5 年', '适合长期在基层工作', '试用期 6 个月', '工作地点在乡镇'] as const

/** The positions of an exam: as many as planned, spread over its institutions, the same on every machine. */
export function samplePositions(plan: ExamPlan) {
  const random = randomOf(plan.id)
  const units = random.shuffled(unitsOf(plan))
  const rounds = Math.ceil(plan.positions / units.length)
  const drawn = units.flatMap((unit, at) => Array.from({ length: rounds }, (_, post) => ({ unit, at, post })))
  const chosen = rounds > 1 ? drawn : random.shuffled(drawn)
  return chosen.slice(0, plan.positions).map(({ unit, at, post }, index) => {
    const { posts, departments } = unit.sector
    const kind = posts[(at + post) % posts.length] ?? random.pick(posts)
    const turn = Math.floor(post / posts.length)
    const { conditions, education, majors, graduatesOnly } = conditionsOf(random, kind, plan)
    return {
      id: samplePositionId(plan.id, index + 1),
      exam_id: plan.id,
      code: `${plan.city.slice(2, 4)}${String(at + 1).padStart(4, '0')}${two(post + 1)}`,
      unit: unit.name,
      department: random.pick(departments),
      title: turn > 0 ? `${kind.title}${turn + 1}` : kind.title,
      city: unit.city,
      headcount: fewPlaces(random),
      papers: ['A', 'B'],
      conditions,
      education,
      majors,
      graduates_only: graduatesOnly,
      remark: random.pick(remarks),
      sample: true,
    }
  })
}
