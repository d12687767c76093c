import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { prepareStage, tellStory } from './tell-story.ts'

const index = join(import.meta.dirname, '../../storybook-static/index.json')
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, { id: string; title: string }>
}

/** One telling of each gallery: together they draw every part. */
const galleries = Object.values(entries).filter(({ id }) => /^ds-(pattern-)?gallery.*--light$/.test(id))

/** Elements, in words, whose text is cut off by their own box: neither scrolled nor ended by an ellipsis that is meant. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('#storybook-root *, [role="dialog"] *')]
    .filter(element => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath, position } = getComputedStyle(element)
      const isHidden = overflowX === 'hidden' || overflowX === 'clip'
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      // Words for screen readers alone are a point that nobody sees.
      const isForEars = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1)
      const isCut = element.scrollWidth > element.clientWidth + 1
      return isHidden && !isMeant && !isForEars && isCut && element.innerText.trim() !== '' && element.checkVisibility()
    })
    .map(element => `${element.tagName} ${element.innerText.trim().slice(0, 30)}`)

/** Fields and buttons, in words, that nothing sets apart from the page: no border, no outline, no underline. */
const boundless = () => {
  const hasLine = (style: CSSStyleDeclaration): boolean =>
    ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].some(
      line =>
        Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0 &&
        style.getPropertyValue(`${line}-style`) !== 'none',
    )
  const isDrawn = (element: Element): boolean =>
    [undefined, '::before', '::after'].some(pseudo => {
      const style = getComputedStyle(element, pseudo)
      return style.content !== 'none' && hasLine(style)
    })
  const fields = 'input:not([type="hidden"], [type="file"]), select, textarea, [role="switch"], [role="slider"]'
  return [...document.querySelectorAll<HTMLElement>(fields)]
    .filter(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(element => element.getBoundingClientRect().width > 1)
    .filter(element => {
      const isNative =
        getComputedStyle(element).appearance !== 'none' &&
        ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '')
      const boxes = [element, ...element.children, element.parentElement, element.parentElement?.parentElement]
      return !isNative && !boxes.some(box => box && isDrawn(box))
    })
    .map(element => `${element.tagName} ${element.getAttribute('aria-label') ?? element.id}`)
}

/** States that only a background tells, in words: what is on looks like what is off once backgrounds are gone. */
const alike = () => {
  const looks = (element: Element): string => {
    const of = (target: Element, pseudo?: string) => {
      const style = getComputedStyle(target, pseudo)
      const names = [
        'content',
        'display',
        'opacity',
        'color',
        'font-weight',
        'text-decoration-line',
        'outline-style',
        'outline-width',
        'visibility',
        'forced-color-adjust',
        'border-top-width',
        'border-top-style',
        'border-top-color',
        'border-bottom-width',
        'border-bottom-style',
        'border-bottom-color',
        'border-left-width',
        'transform',
        'left',
        'stroke',
        'fill',
        'mask-image',
        'clip-path',
        'appearance',
        'background-color',
      ].filter(name => name !== 'background-color' || style.forcedColorAdjust === 'none')
      return names.map(name => style.getPropertyValue(name)).join('|')
    }
    return [element, ...element.querySelectorAll('*')]
      .map(part => `${of(part)} ${of(part, '::before')} ${of(part, '::after')}`)
      .join('\n')
  }
  const states = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current']
  const offences: string[] = []
  for (const name of states) {
    for (const on of document.querySelectorAll<HTMLElement>(`[${name}]:not([${name}="false"])`)) {
      const tag = on.tagName
      const siblings = [...(on.parentElement?.parentElement ?? on).querySelectorAll<HTMLElement>(tag)]
      const off = siblings.find(
        other =>
          other !== on &&
          (other.getAttribute(name) ?? 'false') === 'false' &&
          !other.contains(on) &&
          other.className.split(' ')[0] === on.className.split(' ')[0] &&
          !other.hasAttribute('disabled') &&
          other.getAttribute('aria-disabled') !== 'true',
      )
      if (off && on.checkVisibility() && looks(on) === looks(off))
        offences.push(`${name} ${on.innerText.trim().slice(0, 20)}`)
    }
  }
  return offences
}

/** What is asked of a reader's own settings: text of twice the size, and colours that the system forces. */
for (const { id, title } of galleries) {
  test(`${title}: holds text of twice the size, and forced colours`, async ({ page }) => {
    await prepareStage(page)
    await tellStory(page, id, { axe: false, picture: true })
    await test.step('forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      expect.soft(await page.evaluate(boundless), 'fields without an edge').toEqual([])
      expect.soft(await page.evaluate(alike), 'chosen and not chosen look alike').toEqual([])
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
    })
    // What opens beside a control on a wide window opens as a sheet on a narrow one.
    await page.keyboard.press('Escape')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    for (const width of [640, 320]) {
      await test.step(`text of twice the size at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const reach = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(reach, `scrolls sideways at ${width}`).toBe(width)
        expect.soft(await page.evaluate(cutTexts), `text cut at ${width}`).toEqual([])
      })
    }
  })
}
