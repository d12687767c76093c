import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import type { Page } from 'playwright/test'
import { root } from '../../scripts/steps.ts'

/** The fonts that stories are drawn with: .storybook/preview.tsx and fonts.css. */
const fonts = ['node_modules/@fontsource-variable/noto-sans-sc/files/*.woff2', '.storybook/fonts/*.otf']

const record = join(root, 'test-results/visual-letters.json')

/** What has no picture of its own: line breaks, joiners, variation selectors. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/u

/** Writes down which letters the fonts have, once per run: opening a hundred fonts takes seconds. */
export default function recordLetters(): void {
  const letters = new Set<number>()
  for (const file of globSync(fonts, { cwd: root })) {
    const font = fontkit.create(readFileSync(join(root, file)))
    if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`)
    for (const letter of font.characterSet) letters.add(letter)
  }
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify([...letters]))
}

let known: ReadonlySet<number> | undefined

/** The letters of `text` that no font of the stories has: each machine draws them from a font of its own, or as a box. */
export function lettersLacking(text: string): string[] {
  known ??= new Set<number>(JSON.parse(readFileSync(record, 'utf8')))
  const letters = new Set(text)
  return [...letters].filter(letter => !known?.has(letter.codePointAt(0) ?? 0) && !unseen.test(letter))
}

/** Everything that `page` shows as letters, what stands in fields included. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].flatMap(field =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field.value, field.placeholder] : [],
    )
    return [document.body.innerText, ...fields].join('')
  })
