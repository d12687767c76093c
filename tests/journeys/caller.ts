import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request } from 'playwright/test'
import type { Door } from './doors.ts'
import { faultsOfPage, isSettled } from './faults.ts'
import { MOST_MOVED, movesOf, watchMoves } from './moves.ts'

/** Milliseconds in which a door has opened. */
const PATIENCE = 45_000
const MOMENT = 60

const SITE = '江西人才人事网'

/** Records whose page has a name for each of those who may open it: 个人中心, 单位中心. */
const nicknames: Readonly<Record<string, string>> = { 用户中心: '中心' }

/** Whether the signs of one name stand in another in their order: 金秋招聘 in 金秋招聘月. */
function isWithin(name: string, longer: string): boolean {
  let rest = longer
  return [...name].every(sign => {
    const place = rest.indexOf(sign)
    rest = rest.slice(place + 1)
    return place >= 0
  })
}

const beginAlike = (one: string, other: string) => one.slice(0, 2) === other.slice(0, 2)

/** Somebody who goes from door to door with one page, and keeps what is wrong behind each. */
export class Caller {
  readonly findings: string[] = []
  readonly #page: Page
  #address = ''
  #watched: Promise<unknown> | undefined
  readonly #underWay = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
    page.on('pageerror', error => this.#find(`throws ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#find(`says ${message.text().slice(0, 300)}`)
    })
    page.on('response', response => {
      const request = response.request()
      if (response.status() >= 400 && !request.isNavigationRequest())
        this.#find(`gets ${response.status()} from ${response.url()}`)
    })
    page.on('request', request => {
      // What is told as it happens never ends.
      if (request.headers().accept !== 'text/event-stream') this.#underWay.add(request)
    })
    page.on('requestfinished', request => this.#underWay.delete(request))
    page.on('requestfailed', request => this.#underWay.delete(request))
  }

  #find(fault: string) {
    this.findings.push(`${this.#address} ${fault}`)
  }

  /** Nothing loads and nothing is under way, and that for a moment: a part that has just come asks for its own only then. */
  async #settle() {
    let since = Number.POSITIVE_INFINITY
    const isQuiet = async () => {
      const quiet = this.#underWay.size === 0 && (await this.#page.evaluate(isSettled))
      since = quiet ? Math.min(since, performance.now()) : Number.POSITIVE_INFINITY
      return performance.now() - since >= MOMENT
    }
    await expect.poll(isQuiet, { intervals: [10, 20, 50], timeout: PATIENCE }).toBe(true)
  }

  /** Opens an address as if it had been typed; `end` is where that leads; but for `still` it must not move by itself. */
  async open(address: string, { status = 200, end = address, still = true } = {}) {
    this.#address = address
    this.#watched ??= this.#page.addInitScript(watchMoves)
    await this.#watched
    await this.#attempt(async () => {
      this.#underWay.clear()
      const response = await this.#page.goto(address)
      if (response?.status() !== status) this.#find(`answers ${response?.status()}`)
      await this.#page.waitForURL(url => this.#isAt(url, end), { timeout: PATIENCE })
      await this.#settle()
      if (still) await this.#lookAtMoves()
    })
  }

  /** Goes to an address inside the portal, without a new document. */
  async go(address: string, { end = address } = {}) {
    this.#address = address
    await this.#attempt(async () => {
      await this.#page.evaluate(to => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, address)
      await this.#page.waitForURL(url => this.#isAt(url, end), { timeout: PATIENCE })
      if (end === address) await expect(this.#page.locator('main h1:focus')).toHaveCount(1, { timeout: PATIENCE })
      await this.#settle()
    })
  }

  /** Presses all that opens: to open, to close, and open again when the next is pressed or, in the end, Escape. */
  async openAndClose() {
    await this.#attempt(async () => {
      const openers = this.#page.locator(':is([aria-expanded], [aria-haspopup]):not([aria-disabled=true]):visible')
      const { pathname } = new URL(this.#page.url())
      for (const opener of await openers.elementHandles()) {
        for (let press = 0; press < 3; press += 1) {
          await opener.dispatchEvent('click')
          await this.#settle()
        }
      }
      await this.#page.keyboard.press('Escape')
      await this.#page.waitForURL(url => url.pathname === pathname, { timeout: PATIENCE })
    })
  }

  /** Looks at what is open: `axe` for its accessibility too, `title` for its name in the window. */
  async look({ axe = false, route }: { axe?: boolean; route?: Door['route'] } = {}) {
    for (const fault of await this.#page.evaluate(faultsOfPage)) this.#find(fault)
    await this.#lookAtTitle(route && (nicknames[route.title] ?? route.title))
    if (!axe) return
    const { violations } = await new AxeBuilder({ page: this.#page }).setLegacyMode(true).analyze()
    for (const { id, nodes } of violations)
      this.#find(`${id}: ${nodes.map(({ target }) => String(target)).join(' ; ')}`)
  }

  async #lookAtMoves() {
    const { sum, first } = await movesOf(this.#page)
    if (sum > MOST_MOVED) this.#find(`moves by ${sum.toFixed(4)} while it arrives, first: ${first}`)
  }

  /** The window is named after the record, or more closely after the page's own heading. */
  async #lookAtTitle(title = '') {
    const whole = await this.#page.title()
    const heading = (await this.#page.locator('h1').first().innerText({ timeout: PATIENCE })).trim()
    const end = ` - ${SITE}`
    const name = whole.endsWith(end) ? whole.slice(0, -end.length) : whole === SITE ? '首页' : ''
    const isAboutIt = beginAlike(name, heading) || isWithin(title, name)
    if (name === '' || !isAboutIt) this.#find(`is called 「${whole}」 over 「${heading}」`)
  }

  #isAt(url: URL, end: string) {
    return url.href === new URL(end, url.origin).href
  }

  /** A door that does not open is a finding like others: the rest are still tried. */
  async #attempt(step: () => Promise<void>) {
    try {
      await step()
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
      this.#find(`ends at ${this.#page.url()}: ${reason}`)
    }
  }
}
