import { type Browser, type BrowserContextOptions, expect, type Page } from 'playwright/test'
import { signIn } from './people.ts'

/** Runs in the page before anything of its own: its clock goes so many milliseconds before the machine's, or stands still. */
function setClock({ ahead, still }: { ahead: number; still: number | null }) {
  const machine = Date.now
  const now = () => still ?? machine() + ahead
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

interface Arriving {
  /** Where they come to; a guest does so without a door. */
  readonly at: string
  readonly door?: '/user/login' | '/org/login'
  readonly phone?: string
  /** The moment at which they come by their own clock, which goes on from there; the machine's by default. */
  readonly moment?: number
  /** Their clock stays at that moment. */
  readonly stands?: boolean
  readonly device?: BrowserContextOptions
}

/** Somebody at an address, in a browser of their own, signed in where they come by a door. */
export async function arrive(
  browser: Browser,
  { at, door, phone, moment, stands = false, device = {} }: Arriving,
): Promise<Page> {
  const context = await browser.newContext(device)
  if (moment !== undefined) {
    await context.addInitScript(setClock, { ahead: moment - Date.now(), still: stands ? moment : null })
  }
  const page = await context.newPage()
  if (!(door && phone)) {
    await page.goto(at)
    return page
  }
  await page.goto(`${door}?redirectUri=${encodeURIComponent(at)}`)
  await signIn(page, phone)
  await expect(page).toHaveURL(({ pathname }) => pathname === at.split('?')[0])
  return page
}
