import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import type { TitledPage } from '../src/contract/page-titles.ts'
import { doorsOf, endOf, type Role, records } from '../tests/journeys/doors.ts'
import { prepareSample, startOwnService } from '../tests/journeys/own-service.ts'
import { accounts, signIn } from '../tests/journeys/people.ts'
import { launchOptions } from './browser.ts'
import { ensureBuilt } from './ensure-built.ts'
import { compose, type SeenPage } from './sheet/compose.ts'
import { root } from './steps.ts'

// npm run sheet               every page of the product on one picture: docs/pages.webp
// npm run sheet -- /exam      pages whose path begins so, into pages.webp of the working folder

const [only] = process.argv.slice(2)
const file = only ? 'pages.webp' : join(root, 'docs/pages.webp')
const widths = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const
const entrances = { seeker: '/user/login', employer: '/org/login' } as const

/** Machines without Chinese type draw boxes: the product's own faces are offered beside theirs. */
function withTypefaces(): string {
  const home = mkdtempSync(join(tmpdir(), 'sheet-'))
  mkdirSync(join(home, 'fonts'))
  for (const weight of ['400Regular', '700Bold'])
    cpSync(join(root, 'node_modules/@expo-google-fonts/noto-sans-sc', weight), join(home, 'fonts'), { recursive: true })
  return home
}

/** Who is shown a page: whoever it is for. */
const readerOf = (route: TitledPage): Role =>
  (['guest', 'seeker', 'employer'] as const).find(role => endOf({ address: route.path, route }, role) === route.path) ??
  'guest'

async function enter(browser: Browser, baseURL: string, role: Role) {
  const context = await browser.newContext({ baseURL })
  if (role !== 'guest') {
    const page = await context.newPage()
    await page.goto(`${entrances[role]}?redirectUri=%2Fmanage%2Fcenter`)
    await signIn(page, accounts[role])
    await page.waitForURL(/\/manage\/center$/)
  }
  const storageState = await context.storageState()
  await context.close()
  return { baseURL, storageState, reducedMotion: 'reduce' } as const
}

async function seen(context: BrowserContext, baseURL: string, address: string) {
  const page = await context.newPage()
  const shots: Buffer[] = []
  for (const look of ['light.standard', 'dark.standard']) {
    // The look is a person's choice, which a cookie keeps.
    await context.addCookies([{ name: 'display', value: look, url: baseURL }])
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    shots.push(await page.screenshot())
  }
  const type = await page.evaluate(
    () => document.querySelector('[data-page-type]')?.getAttribute('data-page-type') ?? '',
  )
  await page.close()
  return { shots, type }
}

async function drawAll(browser: Browser, baseURL: string): Promise<SeenPage[]> {
  const all: SeenPage[] = []
  const wanted = records.filter(({ path }) => path.startsWith(only ?? ''))
  for (const role of ['guest', 'seeker', 'employer'] as const) {
    const options = await enter(browser, baseURL, role)
    const [wide, narrow] = await Promise.all(widths.map(viewport => browser.newContext({ ...options, viewport })))
    if (!wide || !narrow) continue
    const guide = await wide.newPage()
    const doors = await doorsOf(
      guide,
      wanted.filter(route => readerOf(route) === role),
    )
    await guide.close()
    const first = doors.filter(({ route }, place) => doors.findIndex(door => door.route === route) === place)
    for (const { address } of first) {
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

if (!(await ensureBuilt())) process.exit(1)
const typefaces = withTypefaces()
const service = await startOwnService(await prepareSample())
const browser = await chromium.launch({ ...launchOptions(), env: { ...process.env, XDG_DATA_HOME: typefaces } })
try {
  const picture = await compose(await drawAll(browser, service.url))
  writeFileSync(file, picture)
  console.log(`${file}: ${Math.round(picture.length / 1024)} kB`)
} finally {
  await browser.close()
  await service.stop()
  rmSync(typefaces, { recursive: true, force: true })
}
