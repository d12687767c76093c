import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { space } from '../../tokens/index.ts'
import type { Case } from './testing.conformance.tsx'
import type { Given } from './testing.given.ts'

const of = (text: string): Given => ({ text, texts: [text] })

/** What nobody would write and somebody will send. */
export const badInput = {
  nothing: { text: null, texts: null },
  empty: of(''),
  noItems: { text: '甲', texts: [] },
  unbroken: of('abcdefghij'.repeat(500)),
  markup: of('<b data-injected>粗</b><img src="x" data-injected alt=""><script data-injected></script>'),
  chinese: of(
    '江西省赣江新区绿色能源与智能制造产业发展（集团）股份有限公司南昌县向塘国际陆港物流园区综合保税区第二分公司人力资源部',
  ),
  rare: of('𠮷䶮·'),
  shortestName: of('䶮'),
  longestName: of('阿卜杜热合曼·买买提依明·古丽巴哈尔·艾尼瓦尔·阿布都克里木江'),
} as const satisfies Record<string, Given>

type Kind = keyof typeof badInput

/** Who cannot take what, and why no person meets it. Even there nothing throws. */
const unfit: Readonly<Record<string, { kinds: readonly Kind[]; because: string }>> = {
  DeviceMeter: {
    kinds: ['unbroken', 'markup', 'chinese'],
    because: 'cuts the name of a device at 40 characters: a select of a phone shows no more',
  },
  Footer: { kinds: ['unbroken'], because: 'keeps a number to call on one line; the contract bounds it' },
  SiteAreaSelector: {
    kinds: ['unbroken', 'markup', 'chinese', 'longestName'],
    because: 'keeps the name of a city on one line of the header; cities are a fixed list',
  },
}

/** Whether a part cannot take it, for a reason that is written down. */
export const isUnfit = (part: string, kind: string) => unfit[part]?.kinds.some(one => one === kind) === true

const named = ['aria-label', 'alt', 'placeholder', 'title', 'value', 'data-title', 'data-letter']

/** Everything that is seen of a part or read aloud. */
const told = (): string =>
  [
    document.body.textContent,
    ...[...document.body.querySelectorAll('*')].flatMap(element => [
      ...named.map(name => element.getAttribute(name)),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null,
    ]),
  ].join('\n')

const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

const isLabelled = (control: Element): boolean => {
  const references = (control.getAttribute('aria-labelledby') ?? '').split(' ')
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
  const texts = [
    control.textContent,
    control.getAttribute('aria-label'),
    ...references.map(id => document.getElementById(id)?.textContent),
    ...labels.map(label => label.textContent),
    ...[...control.querySelectorAll('[alt], [aria-label]')].map(
      inner => inner.getAttribute('alt') || inner.getAttribute('aria-label'),
    ),
  ]
  return texts.some(text => text?.trim())
}

/** Out of the window on either side where nothing scrolls: no finger comes to it. */
const isOutside = (control: Element): boolean => {
  const { left, right, width } = control.getBoundingClientRect()
  if (width <= 1 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) return false
  for (let box = control.parentElement; box; box = box.parentElement) {
    const { clipPath, overflowX } = getComputedStyle(box)
    if (clipPath !== 'none' || (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth)) return false
  }
  return true
}

/** The words of a given, and whether a part asked for them. */
const watched = (given: Given) => {
  const asked = { text: false, texts: false }
  const watching: Given = {
    get text() {
      asked.text = true
      return given.text
    },
    get texts() {
      asked.texts = true
      return given.texts
    },
  }
  return { asked, watching }
}

/** How a part is brought to show all that it has. */
export type Opener = (place: HTMLElement) => void | Promise<void>

/** As far from the edges as a page's own Container. */
export const Page = styled.div`
  padding-inline: ${space[4]};
`

type Trial = { draw: Case; given: Given; open?: Opener | undefined }

/** Draws one part in `place`, hands what went wrong to `look`'s list, and takes it away. */
async function tried(place: HTMLElement, { draw, given, open }: Trial, look: (asked: Asked) => string[]) {
  const faults: string[] = []
  const root = createRoot(place, { onUncaughtError: error => faults.push(`throws ${String(error)}`) })
  const { asked, watching } = watched(given)
  const element = draw({ className: '', 'data-probe': '', ref: () => undefined }, watching)
  flushSync(() => root.render(<Page>{element}</Page>))
  await open?.(place)
  await arrived(given, asked)
  if (faults.length === 0) faults.push(...look(asked))
  flushSync(() => root.unmount())
  return faults
}

/** Some show their words a moment later: an article is cleaned first. */
const arrived = ({ text, texts }: Given, asked: Asked) => {
  if (!text || !texts?.length || !(asked.text || asked.texts)) return
  return waitFor(() => {
    if (!told().includes(text)) throw new Error('The words are not there yet')
  }).catch(() => undefined)
}

type Asked = { text: boolean; texts: boolean }

export const sideways = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} of ${clientWidth}`] : []
}

const lookedAt = (given: Given, place: HTMLElement) => (asked: Asked) => {
  const { text, texts } = given
  const faults = sideways()
  const shown = text && texts?.length && (asked.text || asked.texts)
  if (shown && !told().includes(text)) faults.push('does not show the words')
  if (document.querySelector('[data-injected]')) faults.push('takes words for markup')
  for (const control of document.body.querySelectorAll(controls)) {
    if (!place.contains(control) && !control.closest('[role=dialog], [role=alertdialog]')) continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    if (text && !isLabelled(control)) faults.push(`a ${control.tagName} without a name`)
    if (isOutside(control)) faults.push(`a ${control.tagName} out of reach`)
  }
  return faults
}

type Cases = Readonly<Record<string, Case>>
type Openers = Readonly<Record<string, Opener>>
type Stage = { canvasElement: HTMLElement }

/** Gives every part every bad input; one that cannot bear it is named with what happened. */
export const bearsBadInput =
  (cases: Cases, openers: Openers = {}) =>
  async ({ canvasElement }: Stage) => {
    const place = canvasElement.appendChild(document.createElement('main'))
    const offences: string[] = []
    for (const [part, draw] of Object.entries(cases)) {
      for (const [kind, given] of Object.entries<Given>(badInput)) {
        const faults = await tried(place, { draw, given, open: openers[part] }, lookedAt(given, place))
        const grave = isUnfit(part, kind) ? faults.filter(fault => fault.startsWith('throws')) : faults
        offences.push(...new Set(grave.map(fault => `${part} given ${kind}: ${fault}`)))
      }
    }
    place.remove()
    // Whole, where a comparison would cut the list short.
    if (offences.length > 0) throw new Error(offences.join('\n'))
  }

const MANY = 10_000

/** As many as a list that nobody cut, each told from the others. */
const many: Given = { text: '甲', texts: Array.from({ length: MANY }, (_, at) => `第 ${at + 1} 项`) }

/** The last of them, or how many there are: whoever looks knows that it goes on. */
const goesOn = () => /第 10000 项|10,?000/.test(document.body.innerHTML)

/** Gives every part that shows a list ten thousand items; one that cannot bear them is named with what happened. */
export const bearsMany =
  (cases: Cases, openers: Openers = {}) =>
  async ({ canvasElement }: Stage) => {
    const place = canvasElement.appendChild(document.createElement('main'))
    const offences: string[] = []
    let lists = 0
    for (const [part, draw] of Object.entries(cases)) {
      const faults: string[] = []
      const root = createRoot(place, { onUncaughtError: error => faults.push(`throws ${String(error)}`) })
      const { asked, watching } = watched(many)
      const element = draw({ className: '', 'data-probe': '', ref: () => undefined }, watching)
      if (asked.texts) {
        lists += 1
        flushSync(() => root.render(<Page>{element}</Page>))
        await openers[part]?.(place)
        await waitFor(() => expect(goesOn()).toBe(true)).catch(() => {
          faults.push('shows neither the last item nor how many there are')
        })
        faults.push(...sideways())
      }
      flushSync(() => root.unmount())
      offences.push(...faults.map(fault => `${part} given ${MANY} items: ${fault}`))
    }
    place.remove()
    if (lists === 0) offences.push('no part shows a list')
    if (offences.length > 0) throw new Error(offences.join('\n'))
  }
