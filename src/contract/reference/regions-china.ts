import { type RegionOption, regionTree } from './region-tree.ts'
import { chinaAreas } from './regions-china-areas.ts'

/** A region that is found by its pinyin too: syllables apart by spaces, `gan zhou shi`. */
export type ChinaRegion = RegionOption & { readonly pinyin: string; readonly children: readonly ChinaRegion[] }

const words = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(chinaAreas).map(([code, line]) => [code, line.split(' ')] as const),
)

const names = /* @__PURE__ */ Object.fromEntries([...words].map(([code, [name = '']]) => [code, name]))

const withPinyin = (regions: readonly RegionOption[]): ChinaRegion[] =>
  regions.map(region => ({
    ...region,
    pinyin: words.get(region.value)?.slice(1).join(' ') ?? '',
    children: withPinyin(region.children),
  }))

/**
 * All of China as a cascader: provinces, cities, districts. Large, and kept apart from `regions.ts` so that only a form that asks
 * for an address outside Jiangxi loads it: `await import(…)`.
 */
export const chinaRegions: readonly ChinaRegion[] = /* @__PURE__ */ withPinyin(regionTree(names))
