import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { choiceCss, globalCss, size, space, talentCss, text } from '#design-system'
import { root } from '../built.ts'
import { withFixedTemplates, withFixedTokens } from './fixed-tokens.ts'

const module = readFileSync(join(root, 'src/design-system/tokens/dimensions.ts'), 'utf8')
const built = withFixedTokens(module)

test('a value takes the place of its variable where no look and no width changes it', () => {
  expect(built).toContain('half: "2px"')
  expect(built).toContain('4: "16px"')
  expect(built).toContain('sm: ".875rem"')
  for (const changing of [text['2xl'], size.target]) expect(built).toContain(`'${changing}'`)
  expect(built).not.toContain(`'${space[4]}'`)
})

test('a role whose value a later rule changes is never replaced', () => {
  const sheet = globalCss + talentCss + choiceCss
  const references = [...module.matchAll(/'var\((--[\w-]+)\)'/g)].map(([, property]) => property ?? '')
  expect(references.length).toBeGreaterThan(50)
  for (const property of references) {
    const declarations = sheet.match(new RegExp(`[{;]${property}:`, 'g')) ?? []
    if (declarations.length > 1) expect(built, property).toContain(`'var(${property})'`)
  }
})

/** The template with these holes. */
const template = (...holes: readonly string[]) => holes.map(hole => `\${${hole}}`).join(' ')

test('a template loses the holes whose value is known, and keeps the others', () => {
  const known = template('space[4]', 'space.half', "text['sm']", 'leading.body')
  expect(withFixedTemplates(known)).toBe('16px 2px .875rem 1.6')
  const kept = template("text['2xl']", 'size.target', 'color.text', 'space[gap]', 'media.print', 'own.sm')
  expect(withFixedTemplates(kept)).toBe(kept)
})
