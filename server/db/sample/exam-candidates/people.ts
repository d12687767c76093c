import { residentIdCheck } from '#contract/rules/resident-id'
import { cityCodes } from '../../../places.ts'
import { namePerson, type Sex } from '../people.ts'
import type { Random } from '../random.ts'

/** Somebody invented who sits an exam. */
export interface SamplePerson {
  readonly name: string
  readonly idNumber: string
  readonly phone: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** Codes of districts end so in every city of the province. */
const districts = ['02', '03', '21', '23', '24'] as const

/** An identity number with its check character: odd in its last but one place for men. */
function numberFor(random: Random, born: number, sex: Sex): string {
  const area = `${random.pick(cityCodes).slice(0, 4)}${random.pick(districts)}`
  const order = random.int(0, 499) * 2 + (sex === 'men' ? 1 : 0)
  const digits = `${area}${born}${two(random.int(1, 12))}${two(random.int(1, 28))}${String(order).padStart(3, '0')}`
  return digits + residentIdCheck(digits)
}

/** Gives people of whom no two have the same number. */
export function samplePeople(random: Random, year: number): () => SamplePerson {
  const taken = new Set<string>()
  return function next(): SamplePerson {
    const years = random.weighted([22, 23, 24, 25, 26, 28, 30, 32, 34], age => 40 - age)
    const { name, sex } = namePerson(random, { years })
    const idNumber = numberFor(random, year - years, sex)
    if (taken.has(idNumber)) return next()
    taken.add(idNumber)
    return { name, idNumber, phone: `1990${String(random.int(1_000_000, 9_999_999))}` }
  }
}
