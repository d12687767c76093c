import { expect, test } from 'vitest'
import { color } from './color.ts'
import { choiceCss, cssVariables, propertyOf, talentCss } from './css.ts'
import * as dimensions from './dimensions.ts'
import { globalCss } from './global-css.ts'
import { contrast, dark, light, talent, talentDark } from './themes.ts'

const roles = Object.values({ color, ...dimensions }).flatMap(group => Object.values<string>(group))
type Values = Readonly<Record<string, string>>

/** The declarations of the rule with exactly this selector. */
const rule = (selector: string) => {
  const css = `}${cssVariables}${talentCss}${choiceCss}`
  const start = css.search(new RegExp(`[{}]${selector.replaceAll('[', '\\[')}{`)) + selector.length + 2
  const lines = css.slice(start, css.indexOf('}', start)).split(';').filter(Boolean)
  return new Map(lines.map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}

test('every role has a value on the root', () => {
  const root = rule(':root')
  for (const role of roles) expect(root.get(propertyOf(role)), role).toBeTruthy()
})

test('the global style uses no property that is not a role', () => {
  const used = [...globalCss.matchAll(/var\(--[\w-]+\)/g)].map(match => match[0])
  expect(used.filter(reference => !roles.includes(reference))).toEqual([])
})

const themes: readonly (readonly [string, readonly string[], Values])[] = [
  ['light', [], light],
  ['dark', ['[data-theme=dark]'], dark],
  ['talent', ['[data-site=talent]'], talent],
  ['talent in dark', ['[data-site=talent]', '[data-theme=dark]', '[data-theme=dark][data-site=talent]'], talentDark],
  ['high contrast', ['[data-theme=contrast]'], contrast],
  ['talent in high contrast', ['[data-site=talent]', '[data-theme=contrast]'], contrast],
]

test.each(themes)('%s: the layers add up to the whole theme', (_, selectors, theme) => {
  const layers = [':root', ...selectors].map(rule)
  for (const [name, reference] of Object.entries(color)) {
    const property = propertyOf(reference)
    expect(layers.map(layer => layer.get(property)).findLast(Boolean), name).toBe(theme[name])
  }
})

test('what every page inlines stays small', () => {
  expect(globalCss.length).toBeLessThanOrEqual(5200)
})

test('no rule asks every element for all those before it, which takes a long list seconds', () => {
  const asking = [...`}${globalCss}${talentCss}${choiceCss}`.matchAll(/[{}]([^{}]*~\*[^{}]*)(?=\{)/g)]
  expect(asking.length).toBeGreaterThan(0)
  for (const [, selector] of asking) expect(selector).toMatch(/^\[data-awaits-user\] :is\([^()]*\):is\(/)
})
