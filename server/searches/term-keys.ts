import { searchTokens, toHalfWidth } from '#contract/rules'
import { titlePinyin } from './data/title-pinyin.ts'

/** Keys longer than this tell nothing apart. */
const LONGEST = 24

/** What is compared: half width, small letters, no blanks. */
export const foldKey = (text: string) => toHalfWidth(text).toLowerCase().replace(/\s+/g, '').slice(0, LONGEST)

/** A text from its beginning and from each of its words; of Chinese, from each character but the last. */
function beginnings(label: string): string[] {
  const starts = [...searchTokens(label)].map(({ start }) => start)
  return [label, ...starts.map(start => label.slice(start))].filter(rest => [...rest].length > 1)
}

function pinyinKeys(label: string): string[] {
  const syllables = titlePinyin[label]?.split(' ')
  if (!syllables) return []
  return syllables.flatMap((_, from) => {
    const rest = syllables.slice(from)
    return rest.length < 2 ? [] : [rest.join(''), rest.map(syllable => syllable[0]).join('')]
  })
}

/** Every way in which somebody may begin to type a title. */
export const titleKeys = (label: string): string[] => [
  ...new Set([...beginnings(label), ...pinyinKeys(label)].map(foldKey).filter(key => key !== '')),
]

/** A company is begun by its name, or by what follows its place: 赣州市… or 章贡区…. */
export function companyKeys(name: string): string[] {
  const bare = name.replace(/^(江西省?|[\p{Script=Han}]{2,3}市)(?=[\p{Script=Han}]{4})/u, '')
  const district = bare.replace(/^[\p{Script=Han}]{2,3}[县区](?=[\p{Script=Han}]{4})/u, '')
  return [...new Set([name, bare, district].map(foldKey))]
}
