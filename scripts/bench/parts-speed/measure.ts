import { median } from '../table.ts'
import type { Workbench } from './workbench.ts'

export const ROUNDS = 9

const kinds = ['parts', 'plain'] as const
type Kind = (typeof kinds)[number]

/** What of mounting a list is looked at. */
const aspects = ['first', 'again', 'whole'] as const
type Aspect = (typeof aspects)[number]

/** Medians in milliseconds of the main thread. */
export type Mounting = Readonly<Record<Aspect, Readonly<Record<Kind, number>>>>

type Jobs = ReturnType<typeof window.bench.readJobs>

/** The list as the parts draw it, and proof that the plain one is the same. */
async function readJobs(bench: Workbench): Promise<Jobs> {
  await bench.renew()
  await bench.page.evaluate(() => window.bench.showJobs())
  const jobs = await bench.page.evaluate(() => window.bench.readJobs())
  await bench.renew()
  await bench.page.evaluate(classes => window.bench.showPlainJobs(classes), jobs.classes)
  const plain = await bench.page.evaluate(() => window.bench.readJobs())
  if (plain.markup !== jobs.markup)
    throw new Error('PlainJobList no longer draws what JobList draws: bring it up to date')
  return jobs
}

const mount = (bench: Workbench, kind: Kind, { classes }: Jobs) =>
  kind === 'parts'
    ? bench.page.evaluate(() => window.bench.showJobs())
    : bench.page.evaluate(plain => window.bench.showPlainJobs(plain), classes)

const hide = (bench: Workbench, isHidden: boolean) =>
  bench.page.evaluate(hidden => document.querySelector('main')?.toggleAttribute('hidden', hidden), isHidden)

/**
 * A list of 1,000 vacancies against the same markup with plain class names and one static style sheet, in turns. Out of sight
 * neither is laid out, which leaves the script; laying out costs both the same and would hide it.
 */
export async function measureMounting(bench: Workbench): Promise<Mounting> {
  const jobs = await readJobs(bench)
  const figures = new Map<string, number[]>()
  const note = (aspect: Aspect, kind: Kind, figure: number) => {
    const name = aspect + kind
    figures.set(name, [...(figures.get(name) ?? []), figure])
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of kinds) {
      await bench.renew()
      if (kind === 'plain') await bench.page.evaluate(css => window.bench.addStyles(css), jobs.css)
      for (const aspect of ['first', 'again', 'again', 'again', 'whole'] as const) {
        await hide(bench, aspect !== 'whole')
        note(aspect, kind, (await bench.costOf(() => mount(bench, kind, jobs))).all)
        await bench.page.evaluate(() => window.bench.showNothing())
      }
    }
  }
  const of = (aspect: Aspect) => ({
    parts: median(figures.get(`${aspect}parts`) ?? []),
    plain: median(figures.get(`${aspect}plain`) ?? []),
  })
  return { first: of('first'), again: of('again'), whole: of('whole') }
}

export interface ThemeChange {
  /** How often React drew something for it. */
  readonly commits: number
  /** Medians in milliseconds of the main thread. */
  readonly style: number
  readonly all: number
}

/** Light to dark and back on the list of 1,000 vacancies. */
export async function measureThemeChange(bench: Workbench): Promise<ThemeChange> {
  const { page } = bench
  const drawn = () => page.evaluate(() => window.commits)
  await bench.renew()
  const before = await drawn()
  await page.evaluate(() => window.bench.showJobs())
  if ((await drawn()) === before) throw new Error('What React draws is not counted')
  const changes: ThemeChange[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const isDark = round % 2 === 0
    const already = await drawn()
    const { style, all } = await bench.costOf(() =>
      page.evaluate(dark => window.bench.setTheme(dark ? 'dark' : 'light'), isDark),
    )
    changes.push({ commits: (await drawn()) - already, style, all })
  }
  // The list draws anew each minute by itself, and that may fall into one change: what a change brings, all bring.
  const middle = (pick: (change: ThemeChange) => number) => median(changes.map(pick))
  return {
    commits: middle(({ commits }) => commits),
    style: middle(({ style }) => style),
    all: middle(({ all }) => all),
  }
}

/** A quiet moment: what was begun is done. */
const settle = (bench: Workbench) =>
  bench.page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => requestIdleCallback(() => done()))))

/**
 * Opening the region cascader of the whole country, its data at hand, in a page as new and once more: medians. The field has
 * the focus for a moment before, as with people.
 */
export async function measureRegions(bench: Workbench): Promise<{ first: number; again: number }> {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.renew()
    await bench.page.evaluate(() => window.bench.showRegions())
    for (const figures of [first, again]) {
      await bench.page.evaluate(() => document.querySelector<HTMLElement>('[role=combobox]')?.focus())
      await settle(bench)
      figures.push((await bench.costOf(() => bench.page.keyboard.press('Enter'))).all)
      await bench.page.keyboard.press('Escape')
    }
  }
  return { first: median(first), again: median(again) }
}

/** Typed one after another, then taken away again. */
const typing = ['第', ' ', '9', '9', '9', ...Array<string>(5).fill('Backspace'), 'z', 'y', 'j', 's'] as const

/** Each key of typing in a combobox over 10,000 options, in its place: medians. */
export async function measureTyping(bench: Workbench): Promise<{ key: string; cost: number }[]> {
  const keys = typing.map(key => ({ key, costs: [] as number[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.renew()
    const { page } = bench
    await page.evaluate(() => window.bench.showSchools())
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=combobox]')?.click())
    await page.evaluate(() => document.querySelector<HTMLElement>('[role=combobox]')?.focus())
    for (const { key, costs } of keys) {
      const press = () => (key === 'Backspace' ? page.keyboard.press(key) : page.keyboard.type(key))
      costs.push((await bench.costOf(press)).all)
    }
  }
  return keys.map(({ key, costs }) => ({ key, cost: median(costs) }))
}
