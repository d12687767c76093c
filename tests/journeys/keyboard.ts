import { expect, type Locator, type Page } from 'playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** More stops than any page has between two things that belong together. */
const MOST_STOPS = 160
const MOST_CHOICES = 120

/**
 * What somebody who sees the screen and has no pointer finds wrong with the place of the focus; '' for nothing. A ring is
 * 2 px wide at least and stands out by 3:1 (WCAG 2.2, 2.4.13) from the ground on both of its sides.
 */
function complaintAboutFocus(): string {
  const element = document.activeElement
  // Past the last stop the focus is with the browser's own bar; a heading has it only to be read aloud.
  if (!element || element === document.body || element.matches('h1, h2, h3')) return ''
  const because = (complaint: string) => `${complaint}: ${element.outerHTML.slice(0, 300)}`
  // An invisible input (a file's, a switch's) shows its focus on the label that stands for it.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = [element, element.nextElementSibling, label].filter(part => part !== null && part !== undefined)
  const isMarked = (part: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  }
  // A box of several fields draws one ring around itself; the shadow under a card is none.
  const ring = (part: Element | null) => {
    if (!part) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return hasOutline || / 0px 0px 0px [1-9]/.test(boxShadow) ? part : undefined
  }
  // The ring of a row that is one link lies around what the link is stretched over.
  const isAround = getComputedStyle(element, '::after').outlineStyle !== 'none' && !shown.some(isMarked)
  const marked = isAround ? element : (shown.find(isMarked) ?? ring(element.parentElement))
  if (!marked) return because('has no focus mark')
  const numbersOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const share = color.startsWith('color(') ? 1 : 255
    const [red = 0, green = 0, blue = 0] = numbersOf(color).map(part => {
      const value = part / share
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  /** The first ground that covers what is behind; undefined where a picture or a gradient does. */
  const groundOf = (part: Element | null): string | undefined => {
    if (!part) return 'rgb(255, 255, 255)'
    const { backgroundColor, backgroundImage } = getComputedStyle(part)
    if (backgroundImage !== 'none') return undefined
    const [, , , opacity = 1] = numbersOf(backgroundColor)
    return opacity < 1 ? groundOf(part.parentElement) : backgroundColor
  }
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(
    marked,
    isAround ? '::after' : undefined,
  )
  const hasOwnRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  if (hasOwnRing && Number.parseFloat(outlineWidth) < 2) return because(`has a ring of ${outlineWidth}`)
  // A gap between a thing and its ring, or a ring inside of it, leaves one ground on both sides.
  const ground = hasOwnRing && groundOf(Number.parseFloat(outlineOffset) < 0 ? marked : marked.parentElement)
  if (ground) {
    const [one, other] = [luminance(outlineColor), luminance(ground)].toSorted((a, b) => b - a) as [number, number]
    const contrast = (one + 0.05) / (other + 0.05)
    if (contrast < 3) return because(`has a ring that stands out by ${contrast.toFixed(1)}:1 from ${ground}`)
  }
  const box = marked.getBoundingClientRect()
  const left = Math.max(box.left, 0)
  const right = Math.min(box.right, innerWidth)
  const top = Math.max(box.top, 0)
  const bottom = Math.min(box.bottom, innerHeight)
  if (right - left < 1 || bottom - top < 1) return because('is outside the window')
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(x =>
    [0.1, 0.5, 0.9].map(y => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const isSeen = points.some(([x, y]) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (shown.some(part => part.contains(found)) || found.contains(element))
  })
  return isSeen ? '' : because('is hidden behind something else')
}

/** Somebody with a keyboard and nothing else. Looks after every stop whether the focus can be seen there. */
export class Typist {
  readonly #page: Page
  #stops = 0

  /** How often the next stop was asked for. */
  get stops(): number {
    return this.#stops
  }

  constructor(page: Page) {
    this.#page = page
  }

  press(key: string) {
    return this.#page.keyboard.press(key)
  }

  /** Replaces what stands in the field that has the focus. */
  async type(text: string) {
    await this.press('ControlOrMeta+a')
    await this.#page.keyboard.insertText(text)
  }

  /** Goes on from stop to stop until the wanted thing has the focus. Throws when it is not there, or can't be seen. */
  async reach(role: Role, name: string | RegExp, within: Page | Locator = this.#page): Promise<Locator> {
    const wanted = within.getByRole(role, { name, exact: typeof name === 'string' })
    await expect(wanted.first()).toBeAttached()
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const found = wanted.and(this.#page.locator(':focus'))
      if ((await found.count()) > 0) return found
      await this.press('Tab')
      this.#stops += 1
      await this.#look()
    }
    throw new Error(`No ${role} ${name} within ${MOST_STOPS} stops`)
  }

  /** Goes on by so many stops. Throws where the focus can't be seen. */
  async walk(stops: number) {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.press('Tab')
      this.#stops += 1
      await this.#look()
    }
  }

  /** Reaches a thing and presses a key on it: Enter follows a link or presses a button, Space ticks a box. */
  async use(role: Role, name: string | RegExp, { key = 'Enter', within }: { key?: string; within?: Locator } = {}) {
    await this.reach(role, name, within)
    await this.press(key)
  }

  /** Waits for a page, or a part of one, that says that it is there: its heading has the focus. */
  async arrive(heading: string | RegExp) {
    await expect(this.#page.getByRole('heading', { name: heading }).and(this.#page.locator(':focus'))).toBeVisible()
  }

  /** Reaches a field and writes into it. */
  async fill(name: string | RegExp, text: string, role: Role = 'textbox') {
    await this.reach(role, name)
    await this.type(text)
  }

  /** Reaches a list and goes down in it until the choice with these words. */
  async choose(name: string | RegExp, label: string, within?: Locator) {
    const list = await this.reach('combobox', name, within)
    for (let step = 0; step < MOST_CHOICES; step += 1) {
      const chosen = await list.evaluate(
        element => element instanceof HTMLSelectElement && element.selectedOptions[0]?.label.trim(),
      )
      if (chosen === label) return
      await this.press('ArrowDown')
    }
    throw new Error(`No choice ${label} in ${name}`)
  }

  /** Opens a field with a tree below it and goes down to the last of `rows`; Escape closes what stays open for more. */
  async descend(field: RegExp, ...rows: string[]) {
    await this.use('combobox', field)
    const isHere = (name?: string) =>
      this.#page
        .getByRole('treeitem', { ...(name && { name, exact: true }) })
        .and(this.#page.locator(':focus'))
        .count()
    for (const [level, row] of rows.entries()) {
      await expect.poll(() => isHere()).toBe(1)
      for (let step = 0; (await isHere(row)) === 0; step += 1) {
        if (step === MOST_CHOICES) throw new Error(`No ${row} under ${field}`)
        await this.press('ArrowDown')
      }
      await this.#look()
      await this.press(level === rows.length - 1 ? 'Enter' : 'ArrowRight')
    }
    if ((await isHere()) > 0) await this.press('Escape')
    await expect(this.#page.getByRole('combobox', { name: field })).toBeFocused()
  }

  /** Reaches a group of radios, of which none or any is chosen, and goes on to the one with this name. */
  async pick(group: RegExp, label: string) {
    const radios = this.#page.getByRole('group', { name: group })
    await this.reach('radio', /./, radios)
    const wanted = radios.getByRole('radio', { name: label, exact: true })
    await this.press('Space')
    for (let step = 0; step < MOST_CHOICES && !(await wanted.isChecked()); step += 1) await this.press('ArrowDown')
    await expect(wanted).toBeChecked()
  }

  /** What is scrolled to smoothly is on its way for a moment: what stays wrong is wrong. */
  async #look() {
    await expect.poll(() => this.#page.evaluate(complaintAboutFocus), 'what is wrong with the focus').toBe('')
  }
}
