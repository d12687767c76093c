import { dottedNames, givenNames, rareNames, surnames } from './data/names.ts'
import type { Random } from './random.ts'

export type Sex = 'men' | 'women'

interface Named {
  readonly name: string
  readonly sex: Sex
}

/** Gives names that fit a person's age and, where it is settled, sex. */
export type PersonNamer = (random: Random, person: { readonly years: number; readonly sex?: Sex }) => Named

const generationOf = (years: number) => (years >= 42 ? 'older' : years >= 29 ? 'middle' : 'younger')

export const namePerson: PersonNamer = (random, { years, sex = random.pick(['men', 'women'] as const) }) => {
  if (random.chance(0.006)) return { name: random.pick<string>(dottedNames[sex]), sex }
  const given: readonly string[] = random.chance(0.01) ? rareNames[sex] : givenNames[sex][generationOf(years)]
  return { name: random.pick(surnames) + random.pick(given), sex }
}
