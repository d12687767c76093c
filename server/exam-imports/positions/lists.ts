import { serviceKinds } from '#contract/exam-conditions'
import { educationDegreeList, educationList } from '#contract/reference/education'
import { politicsStatusList } from '#contract/reference/person'

interface Options {
  readonly list: readonly { readonly value: string; readonly label: string }[]
  /** Stands at the end and tells no level. */
  readonly beside?: string
  /** The list ascends, so that “本科及以上” says all from there on. */
  readonly ascends?: boolean
}

export const educations: Options = { list: educationList, beside: '11', ascends: true }
export const degrees: Options = { list: educationDegreeList, beside: '3', ascends: true }
export const politics: Options = { list: politicsStatusList }
export const services: Options = { list: serviceKinds }

export const SEPARATOR = /[、,，/]/

const plain = (text: string) => text.replaceAll(/[“”"‘’'\s]/g, '')

/** Everything from a level on. */
const from = ({ list, beside }: Options, value: string): string[] => {
  const levels = list.map(one => one.value).filter(one => one !== beside)
  return levels.slice(levels.indexOf(value))
}

/** Values as people write them: “本科及以上”, or one by one. */
export function wordsOfValues(options: Options, values: readonly string[]): string {
  const { list, ascends, beside } = options
  const known = list.filter(({ value }) => values.includes(value))
  const [lowest] = known
  const isOpen =
    ascends &&
    lowest &&
    lowest.value !== beside &&
    known.length > 1 &&
    from(options, lowest.value).length === known.length &&
    known.every(({ value }) => value !== beside)
  if (isOpen) return `${lowest.label}及以上`
  return known.map(({ label }) => label).join('、')
}

/** The same read; null with the word that is not understood. */
export function valuesIn(options: Options, words: string): readonly string[] | { readonly unknown: string } {
  const values = new Set<string>()
  for (const word of words.split(SEPARATOR).map(plain)) {
    const [, level = word, open] = /^(.+?)(及?以上)?(?:学历|学位)?$/.exec(word) ?? []
    const option = options.list.find(
      ({ label, value }) => plain(label) === level || plain(label) === word || value === word,
    )
    if (!option || (open && !options.ascends)) return { unknown: word }
    for (const value of open && option.value !== options.beside ? from(options, option.value) : [option.value])
      values.add(value)
  }
  // In the order of the list, whatever theirs was.
  return options.list.map(({ value }) => value).filter(value => values.has(value))
}
