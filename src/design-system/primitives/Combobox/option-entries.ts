import { grouped } from '../grouped.ts'
import type { ComboboxOption, Entry } from './combobox-types.ts'
import { optionNamed } from './option-filter.ts'

export type OptionState = 'loading' | 'found' | 'failed'

type Found = { options: readonly ComboboxOption[]; state: OptionState; query: string; creatable: boolean }

const retry: Entry = { kind: 'retry', value: 'retry', label: '重新加载' }

/** The rows of the open list: what was found, then what can be done about what was not. */
export const entriesOf = ({ options, state, query, creatable }: Found): readonly Entry[] => {
  if (state === 'failed') return [retry]
  const words = query.trim()
  // What is named exactly stands first, or among the few that a service answers.
  if (!creatable || words === '' || optionNamed(options.slice(0, 200), words)) return options
  return [...options, { kind: 'create', value: words, label: words }]
}

const shortened = (words: string) => ([...words].length > 20 ? `${[...words].slice(0, 20).join('')}…` : words)

/** How the search stands, in words. */
export const statusOf = ({ options, state, query, creatable }: Found): string => {
  const words = shortened(query.trim())
  if (state === 'loading') return '正在查找…'
  if (state === 'failed') return '没有取到选项，可以重新加载'
  if (options.length > 0) return `${grouped(options.length)} 个选项，按上下键选择`
  if (words === '') return creatable ? '请输入名称' : '没有可选的选项'
  return creatable ? `没有“${words}”，可以新增` : `没有匹配“${words}”的选项，请换一个词`
}

/** The words of a row. */
export const wordsOf = ({ kind, label }: Entry): string => (kind === 'create' ? `新增“${label}”` : label)

/** What becomes of words that were typed and left: chosen when they name an option, added where that is allowed. */
export const settled = (
  words: string,
  { options, creatable }: Pick<Found, 'options' | 'creatable'>,
): { option: ComboboxOption | null } | { refused: string } => {
  const trimmed = words.trim()
  if (trimmed === '') return { option: null }
  const named = optionNamed(options, trimmed)
  if (named) return { option: named }
  if (creatable) return { option: { value: trimmed, label: trimmed } }
  return { refused: `“${shortened(trimmed)}”不在选项里，没有选中；请从列表中选择。` }
}
