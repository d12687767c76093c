import { choiceRules } from './choice-rules.ts'
import { color } from './color.ts'
import { dimensionValues, elderLadder, elderSize, elderText, wideText } from './dimension-values.ts'
import * as dimensions from './dimensions.ts'
import { media } from './media.ts'
import { contrast, dark, light, talent, talentDark } from './themes.ts'

type Values = Readonly<Record<string, string>>

/** `--color-text` of `var(--color-text)` */
export const propertyOf = (reference: string): string => reference.slice(4, -1)

/**
 * Declarations of `values`; over other layers, only those that differ from any of them. A role that a build has replaced
 * by its value needs none.
 */
const declare = (roles: Values, values: Values, ...under: readonly Values[]): string =>
  Object.entries(roles)
    .map(([name, reference]) => {
      const value = values[name]
      const known = under.length > 0 && under.every(layer => layer[name] === value)
      return value === undefined || known || value === reference ? '' : `${propertyOf(reference)}:${value};`
    })
    .join('')

const groups: Readonly<Record<string, Values>> = dimensionValues

const defaults = (): string =>
  Object.entries(dimensions)
    .map(([group, roles]) => declare(roles, groups[group] ?? {}))
    .join('')

/** Custom properties of the standard look as text. A theme carries only what differs from what lies under it. */
export const cssVariables: string = /* @__PURE__ */ [
  `:root{color-scheme:light;${declare(color, light)}${defaults()}}`,
  `${media.from640}{:root{${declare(dimensions.text, wideText)}}}`,
].join('')

/** The talent service's own (`data-site` of `<html>`); apart, because a host is one service or the other. Follows `globalCss`. */
export const talentCss: string = /* @__PURE__ */ `[data-site=talent]{${declare(color, talent, light)}}`

/**
 * What a person may choose instead: `data-theme` (`dark`, `contrast`) and `data-size` (`elder`) of `<html>`. Apart, so
 * that only those who chose it carry it. Paper always gets the light theme.
 */
export const choiceCss: string = /* @__PURE__ */ [
  '@media screen{',
  `[data-theme=dark]{color-scheme:dark;${declare(color, dark, light, talent)}}`,
  `[data-theme=dark][data-site=talent]{${declare(color, talentDark, dark)}}`,
  `[data-theme=contrast]{${declare(color, contrast, light, talent)}}`,
  '}',
  `[data-size=elder]{font-size:${elderText};${declare(dimensions.size, elderSize)}${declare(dimensions.text, elderLadder)}}`,
  choiceRules,
].join('')
