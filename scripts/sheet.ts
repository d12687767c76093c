import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import type { TitledPage } from '../src/contract/page-titles.ts'
import { doorsOf, endOf, records } from '../tests/journeys/doors.ts'
import { prepareSample, startOwnService } from '../tests/journeys/own-service.ts'
import { accounts, signIn } from '../tests/journeys/people.ts'
import { launchOptions } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { compose, type SeenPage } from './sheet/compose.ts'
import { pagesSince } from './sheet/since.ts'
import { root } from './steps.ts'

// npm run sheet                     every page of the product on one picture: docs/pages.webp
// npm run sheet -- /exam            pages whose path begins so, into pages.webp of the working folder
// npm run sheet -- --since HEAD~9   pictures of pages as recorded then and now, into pages-since.webp of the working folder

const [first, revision] = process.argv.slice(2)
const isSince = first === '--since'
const only = isSince ? undefined : first
const file = isSince ? 'pages-since.webp' : only ? 'pages.webp' : join(root, 'docs/pages.webp')
const widths = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const
/** Who looks: where they enter, and by which account of the sample content. */
const readers = {
  guest: null,
  seeker: { entrance: '/user/login', phone: accounts.seeker },
  employer: { entrance: '/org/login', phone: accounts.employer },
  examOffice: { entrance: '/org/login', phone: '19900000021' },
  fairOffice: { entrance: '/org/login', phone: '19900000031' },
} as const
type ReaderName = keyof typeof readers
const names = Object.keys(readers) as ReaderName[]

/** Pages of organisations with a mandate: to other employers they only say so. */
const offices: Readonly<Record<string, ReaderName>> = {
  '/manage/exam-office': 'examOffice',
  '/manage/fair-office': 'fairOffice',
  '/manage/fair-desk': 'fairOffice',
}

/** Machines without Chinese type draw boxes: the product's own faces are offered beside theirs. */
function withTypefaces(): string {
  const home = mkdtempSync(join(tmpdir(), 'sheet-'))
  mkdirSync(join(home, 'fonts'))
  for (const weight of ['400Regular', '700Bold'])
    cpSync(join(root, 'node_modules/@expo-google-fonts/noto-sans-sc', weight), join(home, 'fonts'), { recursive: true })
  return home
}

/** Who is shown a page: whoever it is for. */
const readerOf = (route: TitledPage): ReaderName =>
  Object.entries(offices).find(([start]) => route.path.startsWith(start))?.[1] ??
  (['guest', 'seeker', 'employer'] as const).find(role => endOf({ address: route.path, route }, role) === route.path) ??
  'guest'

async function enter(browser: Browser, baseURL: string, name: ReaderName) {
  const context = await browser.newContext({ baseURL })
  const reader = readers[name]
  if (reader) {
    const page = await context.newPage()
    await page.goto(`${reader.entrance}?redirectUri=%2Fmanage%2Fcenter`)
    await signIn(page, reader.phone)
    await page.waitForURL(/\/manage\/center$/)
  }
  const storageState = await context.storageState()
  await context.close()
  return { baseURL, storageState, reducedMotion: 'reduce' } as const
}

/** Whether the page is there: its heading, and nothing that is on its way. */
const isThere = () =>
  document.querySelector('h1') !== null && document.querySelector('main [aria-busy="true"], [data-arriving]') === null

async function seen(context: BrowserContext, baseURL: string, address: string) {
  const page = await context.newPage()
  const shots: Buffer[] = []
  for (const look of ['light.standard', 'dark.standard']) {
    // The look is a person's choice, which a cookie keeps.
    await context.addCookies([{ name: 'display', value: look, url: baseURL }])
    await page.goto(address)
    // A page that listens to what happens is never idle, and what goes on loading is seen loading.
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
    await page.waitForFunction(isThere, undefined, { timeout: 10_000 }).catch(() => undefined)
    shots.push(await page.screenshot())
  }
  const type = await page.evaluate(
    () => document.querySelector('[data-page-type]')?.getAttribute('data-page-type') ?? '',
  )
  await page.close()
  return { shots, type }
}

/** Pages of an office that only a fair on line has, whose number changes with the sample content. */
const FAIR_ON_LINE = /^(\/manage\/fair-office\/)34(?=\/)/

/** The number of a fair on line that runs. */
async function onlineFair(page: Page): Promise<string> {
  await page.goto('/recruitment/active')
  const href = await page.locator('main a[href^="/recruitment/scene/"]').first().getAttribute('href')
  return /\d+$/.exec(href ?? '')?.[0] ?? ''
}

async function drawAll(browser: Browser, baseURL: string): Promise<SeenPage[]> {
  const all: SeenPage[] = []
  const wanted = records.filter(({ path }) => path.startsWith(only ?? ''))
  for (const name of names) {
    const options = await enter(browser, baseURL, name)
    const [wide, narrow] = await Promise.all(widths.map(viewport => browser.newContext({ ...options, viewport })))
    if (!wide || !narrow) continue
    const guide = await wide.newPage()
    const doors = await doorsOf(
      guide,
      wanted.filter(route => readerOf(route) === name),
    )
    const online = name === 'fairOffice' ? await onlineFair(guide) : ''
    await guide.close()
    const first = doors.filter(({ route }, place) => doors.findIndex(door => door.route === route) === place)
    for (const door of first) {
      const address = door.address.replace(FAIR_ON_LINE, `$1${online}`)
      const [desktop, phone] = await Promise.all([wide, narrow].map(context => seen(context, baseURL, address)))
      if (!desktop || !phone) continue
      all.push({ address, type: desktop.type, shots: [...desktop.shots, ...phone.shots] })
      console.log(`${all.length} ${address}`)
    }
    await wide.close()
    await narrow.close()
  }
  return all
}

/** Every page as its reader meets it, on a service of its own with sample content. */
async function pagesOfProduct(): Promise<SeenPage[]> {
  if (!(await ensureBuilt())) process.exit(1)
  const typefaces = withTypefaces()
  const service = await startOwnService(await prepareSample())
  const browser = await chromium.launch({ ...launchOptions(), env: { ...process.env, XDG_DATA_HOME: typefaces } })
  try {
    return await drawAll(browser, service.url)
  } finally {
    await browser.close()
    await service.stop()
    rmSync(typefaces, { recursive: true, force: true })
  }
}

const picture = await compose(await (isSince ? pagesSince(revision ?? 'HEAD') : pagesOfProduct()))
writeFileSync(file, picture)
console.log(`${file}: ${Math.round(picture.length / 1024)} kB`)
