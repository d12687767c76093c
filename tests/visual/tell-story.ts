import type { Page, Request } from 'playwright/test'

interface Told {
  status?: string
  /** Ends with the story. */
  finished: Promise<void>
  finish(): void
  errors: string[]
  /** What axe found. */
  violations: string[]
  /** Calls that have not been answered yet. */
  open: number
}

interface Report {
  type: string
  status: string
  result?: {
    violations?: ReadonlyArray<{ id: string; help: string; nodes: ReadonlyArray<{ target: readonly string[] }> }>
  }
}

interface Finished {
  storyId: string
  status?: string
  reporters?: readonly Report[]
  message?: string
}

/** Runs before Storybook: takes down how the story ends, from the channel as soon as there is one. */
const listen = () => {
  const current = (): Told => Reflect.get(globalThis, 'told')
  const begin = () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    Reflect.set(globalThis, 'told', { errors: [], violations: [], open: 0, finished, finish } satisfies Told)
  }
  Reflect.set(globalThis, 'beginTold', begin)
  begin()
  const send = globalThis.fetch
  globalThis.fetch = (...request) => {
    // The story that asked: the next one has an account of its own.
    const answered = current()
    answered.open += 1
    return send(...request).finally(() => {
      answered.open -= 1
    })
  }
  const name = '__STORYBOOK_ADDONS_CHANNEL__'
  Object.defineProperty(globalThis, name, {
    configurable: true,
    set(channel: { on(event: string, listener: (payload: Finished) => void): void }) {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: channel })
      channel.on('storyFinished', ({ status, reporters = [] }) => {
        for (const { type, status: verdict, result } of reporters) {
          if (verdict !== 'failed') continue
          const found = (result?.violations ?? []).map(
            ({ id, help, nodes }) =>
              `${type} ${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
          current().violations.push(...(found.length > 0 ? found : [`${type} failed`]))
        }
        current().status = status ?? 'error'
        current().finish()
      })
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException']) {
        channel.on(event, error => current().errors.push(error.message ?? JSON.stringify(error)))
      }
    },
  })
}

/** Scripts and styles of a page: how many are on their way, and how often that number has changed. */
interface Loads {
  open: number
  changes: number
}

/** Milliseconds in which the longest story has ended on a machine that may be busy; under the limit of a test. */
const HUNG_MS = 280_000

const loadsOf = new WeakMap<Page, Loads>()

const thrown = new WeakMap<Page, string[]>()

/** What was thrown on the page outside of what its stories do themselves, to be emptied before each. */
export function thrownOn(page: Page): string[] {
  const errors = thrown.get(page)
  if (errors === undefined) throw new Error('Prepare the stage before the first story.')
  return errors
}

/** Lets `page` hear how stories end and what they load; once, before the first. */
export async function prepareStage(page: Page): Promise<void> {
  const loads: Loads = { open: 0, changes: 0 }
  loadsOf.set(page, loads)
  const errors: string[] = []
  thrown.set(page, errors)
  page.on('pageerror', ({ message }) => {
    // The browser looks for a newer worker by itself, and may do so while the document is being left.
    if (!message.startsWith('Failed to update a ServiceWorker')) errors.push(message)
  })
  page.on('console', message => {
    // The browser's own word on a refused or missing answer, which stories are about.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) errors.push(message.text())
  })
  const count = (change: 1 | -1) => (request: Request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return
    loads.open += change
    loads.changes += 1
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  page.setDefaultTimeout(HUNG_MS)
  await page.addInitScript(listen)
}

/** Milliseconds without any change after which a page is still; after which it is although a call hangs. */
const STILL_MS = 200
/** Once everything is loaded, nothing arrives late but answers. */
const TURNED_MS = 60
const HANGING_MS = 1000
/** After which a page that never is still gets its picture anyway: a toast has gone by then. */
const PATIENCE_MS = 4000

/**
 * Waits until every call is answered, every toast has gone and nothing changes any more; a story of loading goes on
 * loading, and one of toasts has them in its picture.
 */
const untilStill = ([still, hanging, patience, isOfToasts]: readonly [number, number, number, boolean]) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const told: Told = Reflect.get(globalThis, 'told')
  const began = performance.now()
  let changed = began
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  const look = () => {
    const now = performance.now()
    const isToasting = !isOfToasts && document.querySelector('[role="region"][aria-label="消息"] > *') !== null
    const isStill = !isToasting && now - changed > (told.open === 0 ? still : hanging)
    if (!isStill && now - began < patience) return requestAnimationFrame(look)
    observer.disconnect()
    return resolve()
  }
  requestAnimationFrame(look)
  return promise
}

/** Waits until `page` is still and loads nothing: a part that arrives late, or the data that it asks for, redraws it. */
async function untilDrawn(page: Page, id: string, still: number): Promise<void> {
  const loads = loadsOf.get(page)
  if (loads === undefined) throw new Error('Prepare the stage before the first story.')
  let before: number
  do {
    before = loads.changes
    await page.evaluate(untilStill, [still, HANGING_MS, PATIENCE_MS, id.startsWith('ds-toast')] as const)
  } while (loads.open > 0 || loads.changes !== before)
}

export interface Telling {
  /** Whether axe looks at the story once it is told. */
  axe: boolean
  /** Whether its picture will be taken: then it ends only when nothing is on its way and nothing moves. */
  picture: boolean
}

/** Tells a story in a document of its own. */
const openDocument = (page: Page, id: string, axe: boolean) =>
  page.goto(`/iframe.html?viewMode=story&id=${id}${axe ? '' : '&globals=a11y.manual:!true'}`)

const WHOLE = 'whole'

interface Preview {
  storyStoreValue: { userGlobals: { update(globals: object): void } }
}

/** Draws what is far below too: a picture of the whole page would fetch its fonts only while it is taken. */
const drawWhole = (page: Page) =>
  page.evaluate(styleId => {
    const style = document.createElement('style')
    style.id = styleId
    style.textContent = '* { content-visibility: visible !important }'
    document.head.append(style)
  }, WHOLE)

/** Tells a story in the document of the one before it, as Storybook does when somebody chooses it. */
const turnPage = (page: Page, id: string, axe: boolean) =>
  page.evaluate(
    ([storyId, styleId, manual]) => {
      document.getElementById(styleId)?.remove()
      Reflect.get(globalThis, 'beginTold')()
      const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      preview.storyStoreValue.userGlobals.update({ a11y: { manual } })
      const channel: { emit(event: string, selection: object): void } = Reflect.get(
        globalThis,
        '__STORYBOOK_ADDONS_CHANNEL__',
      )
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [id, WHOLE, !axe] as const,
  )

/** Waits until the play function of the story has ended. Throws what the story throws. */
async function untilTold(page: Page): Promise<void> {
  // To look at every frame whether it has ended would draw every frame.
  const { status, errors, violations } = await page.evaluate(async () => {
    const told: Told = Reflect.get(globalThis, 'told')
    await told.finished
    const { status, errors, violations } = told
    return { status, errors, violations }
  })
  // A play function that throws leaves the status untouched, and an error of the network leaves no errors.
  if (status !== 'success' || errors.length + violations.length > 0) {
    throw new Error(['The story ended in an error.', ...errors, ...violations].join('\n'))
  }
}

/** Waits until all of the story is drawn as it is to be in its picture. */
async function untilWhole(page: Page, id: string, still: number): Promise<void> {
  await drawWhole(page)
  await untilDrawn(page, id, still)
  await page.evaluate(async () => {
    // How far a play function scrolled depends on what had arrived by then; what is fixed or sticks would show it.
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    // A picture that nobody sees yet is not fetched before somebody does.
    const shown = [...document.images].filter(image => image.checkVisibility())
    const begun = shown.filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || image.loading !== 'lazy' || (bottom > 0 && top < innerHeight)
    })
    await Promise.all(begun.map(image => image.decode().catch(() => undefined)))
  })
}

/** Opens a story in a fresh document, and waits until it is told. */
export async function tellStory(page: Page, id: string, { axe, picture }: Telling): Promise<void> {
  await openDocument(page, id, axe)
  await untilTold(page)
  if (picture) await untilWhole(page, id, STILL_MS)
}

/** Tells a story in the document that is open, a second faster than a fresh one, and waits until it is told. */
export async function tellNextStory(page: Page, id: string, { axe, picture }: Telling): Promise<void> {
  await turnPage(page, id, axe)
  await untilTold(page)
  if (picture) await untilWhole(page, id, TURNED_MS)
}

/**
 * Takes the story that was told down, up and down again: what it throws or sends on leaving is its own, not the next one's.
 *
 * @throws naming each call of the story that nothing has answered.
 */
export async function takeDown(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(globalThis, 'takeDown')())
}
