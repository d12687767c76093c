import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { dimensionValues, elderSize, wideText } from '../../src/design-system/tokens/dimension-values.ts'
import * as dimensions from '../../src/design-system/tokens/dimensions.ts'

const MODULE = 'src/design-system/tokens/dimensions.ts'

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = dimensionValues
const changing: Readonly<Record<string, Readonly<Record<string, string>>>> = { text: wideText, size: elderSize }

/** Value of each dimension, by its reference, that is the same in every look and at every width. */
const fixed: ReadonlyMap<string, string> = new Map(
  Object.entries(dimensions).flatMap(([group, roles]) =>
    Object.entries<string>(roles).flatMap(([name, reference]) => {
      const value = groups[group]?.[name]
      return value === undefined || changing[group]?.[name] !== undefined ? [] : [[reference, value] as const]
    }),
  ),
)

const roles = new Map<string, Readonly<Record<string, string>>>(Object.entries(dimensions))

const fixedValue = (group: string, name: string) => fixed.get(roles.get(group)?.[name] ?? '')

/** The module of dimensions with values themselves where no look changes them. */
export const withFixedTokens = (code: string): string =>
  code.replaceAll(/'(var\(--[\w-]+\))'/g, (literal, reference: string) => {
    const value = fixed.get(reference)
    return value === undefined ? literal : JSON.stringify(value)
  })

/** Style templates with those values in their text: a template without holes is put together once, when it is written. */
export const withFixedTemplates = (code: string): string =>
  code.replaceAll(
    /\$\{(\w+)(?:\.(\w+)|\[(?:'(\w+)'|(\d+))\])\}/g,
    (hole, group: string, name?: string, quoted?: string, number?: string) =>
      fixedValue(group, name ?? quoted ?? number ?? '') ?? hole,
  )

/**
 * The Vite plugin, for the portal: a variable that nothing changes is bytes to carry and work to resolve before the first
 * frame. Storybook and the library keep every token as a custom property.
 */
export const fixedTokens = (): Plugin => ({
  name: 'fixed-tokens',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(process.cwd(), id.split('?')[0] ?? id)
    if (file === MODULE) return { code: withFixedTokens(code), map: null }
    return file.endsWith('.styles.ts') ? { code: withFixedTemplates(code), map: null } : null
  },
})
