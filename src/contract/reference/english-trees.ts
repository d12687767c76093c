import { englishJobTitles } from './english-job-titles.ts'
import { subclassList } from './job-categories.ts'
import { nationList } from './nations.ts'
import type { OptionNode } from './option.ts'
import { type ChinaRegion, chinaRegions } from './regions-china.ts'

/*
 * The large trees in English, with the values of the Chinese ones. Load on demand: `await import(…)`.
 */

const named = (nodes: readonly OptionNode[]): readonly OptionNode[] =>
  nodes.map(({ value, children }) => ({
    value,
    label: englishJobTitles[value] ?? '',
    ...(children && { children: named(children) }),
  }))

/** The job category tree in English. */
export const englishCategories: readonly OptionNode[] = /* @__PURE__ */ named(subclassList)

/** Names that are written otherwise than in pinyin, by code (GB/T 17693.1 and usage of the State Council). */
const ownNames: Readonly<Record<string, string>> = {
  150000: 'Inner Mongolia',
  150100: 'Hohhot',
  150200: 'Baotou',
  150600: 'Ordos',
  150700: 'Hulunbuir',
  152200: 'Hinggan League',
  152500: 'Xilin Gol League',
  152900: 'Alxa League',
  230100: 'Harbin',
  429021: 'Shennongjia Forestry District',
  450000: 'Guangxi',
  540000: 'Xizang',
  540100: 'Lhasa',
  540200: 'Xigaze',
  540300: 'Qamdo',
  540400: 'Nyingchi',
  540600: 'Nagqu',
  542500: 'Ngari Prefecture',
  610000: 'Shaanxi',
  640000: 'Ningxia',
  650000: 'Xinjiang',
  650100: 'Urumqi',
  650200: 'Karamay',
  650400: 'Turpan',
  652700: 'Bortala Prefecture',
  652800: 'Bayingolin Prefecture',
  652900: 'Aksu Prefecture',
  653000: 'Kizilsu Prefecture',
  653100: 'Kashgar Prefecture',
  653200: 'Hotan Prefecture',
  654000: 'Ili Prefecture',
  654300: 'Altay Prefecture',
  810000: 'Hong Kong',
  820000: 'Macao',
}

/** Kinds of areas by how their names end, longest first; a city's or a province's name stands alone in English. */
const kinds = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['地区', ' Prefecture'],
  ['新区', ' New Area'],
  ['矿区', ' Mining District'],
  ['省', ''],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['盟', ' League'],
  ['旗', ' Banner'],
] as const

/** Peoples as names of areas have them, some without 族. */
const peoples = new Set(['各族', '蒙古', '哈萨克', ...nationList.map(({ label }) => label)])

/** A name without the peoples at its end: 延边[朝鲜族]; at least two characters stay. */
function withoutPeoples(name: string): string {
  for (const length of [5, 4, 3, 2]) {
    const rest = name.slice(0, -length)
    if (rest.length >= 2 && peoples.has(name.slice(-length))) return withoutPeoples(rest)
  }
  return name.length > 2 && name.endsWith('族') ? name.slice(0, -1) : name
}

/** Syllables as one word: an apostrophe before those that begin with a vowel (GB/T 16159), `lv` as it sounds. */
function wordOf(syllables: readonly string[]): string {
  const word = syllables
    .map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `’${syllable}` : syllable))
    .join('')
    .replace(/([ln])v/g, '$1ü')
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** 清新区 is a district called 清新 and no new area: two characters stay before an ending of two. */
const isKindOf = (label: string, [suffix]: (typeof kinds)[number]) =>
  label.endsWith(suffix) && label.length >= 2 * suffix.length

function regionName({ value, label, pinyin }: ChinaRegion): string {
  const own = ownNames[value]
  if (own !== undefined) return own
  const [end = '', kind = ''] = kinds.find(ending => isKindOf(label, ending)) ?? []
  const root = label.slice(0, label.length - end.length)
  const kept = end.startsWith('自治') || root.endsWith('族') ? withoutPeoples(root) : root
  return `${wordOf(pinyin.split(' ').slice(0, [...kept].length))}${kind}`
}

const regionsInEnglish = (regions: readonly ChinaRegion[]): readonly OptionNode[] =>
  regions.map(region => ({
    value: region.value,
    label: regionName(region),
    children: regionsInEnglish(region.children),
  }))

/** All of China in English: Ganzhou, Zhanggong District, Nanchang County. */
export const englishRegions: readonly OptionNode[] = /* @__PURE__ */ regionsInEnglish(chinaRegions)
