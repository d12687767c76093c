import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { fairTicketText, lowestNumber, writeFairTicket } from '#contract/fair-ticket-code'
import { choiceCss, type FloorBooth, FloorPlan, globalCss } from '#design-system'
import { createDesk, VerdictPanel } from '#features/fair-desk'
import { deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { browserStorage, lastsInBrowser } from '#platform/storage'

const HOUR = 3_600_000
const KEY = 'Zq3mB8xK'
const BOOTHS_IN_ROW = 20

const style = document.createElement('style')
style.textContent = globalCss + choiceCss
document.head.append(style)
const root = createRoot(document.body.appendChild(document.createElement('main')))

/** Until what was done stands in a frame. */
const drawn = () => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)))

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A desk that was sent so many tickets and has no network since, and the codes of the first `shown` of them. */
async function deskOf(tickets: number, shown: number) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const now = Date.now()
  const sent = deskSnapshotOf(now)
  const [opensAt, closesAt] = [now - HOUR, now + HOUR]
  const fair = { ...sent.fair, opensAt, closesAt }
  const numbers = Array.from({ length: tickets }, (_, at) => lowestNumber + 7 * at)
  const codes: string[] = []
  for (const number of numbers.slice(0, shown)) {
    const facts = { keyId: KEY, fair: fair.id, number, slot: 0, revision: 1 }
    const text = new TextEncoder().encode(fairTicketText(facts))
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text)
    codes.push(writeFairTicket(facts, base64url(signature)))
  }
  const offline = () => Promise.reject(new Error('offline'))
  const desk = createDesk({
    fair: fair.id,
    storage: browserStorage(),
    snapshot: async () => ({
      ...sent,
      fair,
      keys: [{ id: KEY, x, y }],
      slots: [{ index: 0, from: opensAt, until: closesAt, places: tickets }],
      tickets: numbers.map(number => [number, 0, 1, 0, 0] as [number, number, number, number, number]),
    }),
    live: offline,
    send: offline,
    troubleOf: () => 'offline',
    now: Date.now,
    ran: () => performance.now(),
    newId: () => crypto.randomUUID(),
    lasts: lastsInBrowser,
  })
  await desk.begin()
  return { desk, codes }
}

let opened: Awaited<ReturnType<typeof deskOf>> | undefined

function Gate({ desk }: Pick<Awaited<ReturnType<typeof deskOf>>, 'desk'>) {
  const { check } = useSyncExternalStore(desk.subscribe, desk.getState)
  return check && <VerdictPanel check={check} />
}

const booths = (count: number) =>
  Array.from({ length: count }, (_, at): FloorBooth => {
    const [row, column] = [Math.floor(at / BOOTHS_IN_ROW), at % BOOTHS_IN_ROW]
    const code = `${String.fromCodePoint(65 + row)}${String(column + 1).padStart(2, '0')}`
    // Two rows back to back, then an aisle.
    const y = 30 * row + 40 * Math.floor((row + 1) / 2)
    return { code, kind: 'standard', state: at % 3 === 0 ? 'taken' : 'free', x: 30 * column, y, w: 30, h: 30 }
  })

/** Milliseconds from each key until what it did stood in a frame. */
const keys: number[] = []

/** What can be asked of the page. */
const hands = {
  /** Puts a desk with so many tickets into the page, about to be shown so many of them. */
  async openDesk(tickets: number, shown: number) {
    opened = await deskOf(tickets, shown)
    root.render(<Gate desk={opened.desk} />)
    await drawn()
  },
  /** Shows it the codes, one after the other: milliseconds from each until the verdict stood in a frame. */
  async verdicts() {
    if (!opened) throw new Error('There is no desk')
    const { desk, codes } = opened
    const times: number[] = []
    for (const code of codes) {
      const began = performance.now()
      await desk.check(code, 1)
      await drawn()
      times.push(performance.now() - began)
      const { verdict } = desk.getState().check ?? {}
      if (verdict !== 'admitted') throw new Error(`The desk says ${verdict}`)
    }
    return times
  },
  /** Draws a plan of so many booths, and puts the focus on the first of them. */
  async showPlan(count: number) {
    root.render(<FloorPlan label="1 号馆平面图" booths={booths(count)} planOnly />)
    await drawn()
    document.querySelector<SVGElement>('[data-at="0"]')?.focus()
    await drawn()
  },
  keys,
}

declare global {
  interface Window {
    hands: typeof hands
  }
}

addEventListener('keydown', ({ timeStamp }) => void drawn().then(() => keys.push(performance.now() - timeStamp)), true)
window.hands = hands
