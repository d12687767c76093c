import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { uploadFile } from '../../src/contract/files.ts'
import { loginMember } from '../../src/contract/sign-in.ts'
import { API_PREFIX, headers } from '../../src/contract/wire.ts'
import { startPortal } from '../bench/service.ts'
import { callFrom, halfSent, post, sealed } from './attacker.ts'
import type { Outcome } from './checks.ts'
import { inWords, type Visit, visit } from './visitor.ts'

type Say = (progress: string) => void

/** Pages that are opened at least, and how long half-sent requests are watched. */
const QUIET = 60
const HELD_MS = 15_000

const loginPath = API_PREFIX + loginMember.path
const sampleLogin = { way: 'password', phone: '19900000001', password: 'Ganpo-2026!' } as const

/** One attack is over before the next one is measured. */
async function waitForPages(origin: string): Promise<void> {
  while ((await visit(origin, 1)).failed > 0) await delay(1_000)
}

/** Works until told to end. */
function endless(work: () => Promise<void>) {
  let isOver = false
  const run = async () => {
    while (!isOver) await work()
  }
  const running = run()
  return () => {
    isOver = true
    return running
  }
}

const compare = (quiet: Visit, flood: Visit) => `quiet ${inWords(quiet)}; flood ${inWords(flood)}`

const failuresOf = (what: string, { failed }: Visit) => (failed > 0 ? [`${what}: ${failed} pages did not come`] : [])

/** Opens requests and sends half of each. */
async function halfRequests(origin: string, count: number): Promise<Outcome> {
  const what = `${count} half-sent requests`
  const quiet = await visit(origin, QUIET)
  const sockets = Array.from({ length: count }, () => halfSent(origin, loginPath))
  let cut = 0
  for (const socket of sockets) {
    socket.once('close', () => {
      cut += 1
    })
  }
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const visited = await visit(origin, QUIET, delay(HELD_MS))
  const detail = `${compare(quiet, visited)}; ${cut} cut off within ${HELD_MS / 1_000} s`
  for (const socket of sockets) socket.destroy()
  return { what, runs: count, detail, failures: failuresOf(what, visited) }
}

/** A guest's largest bodies, several lanes at once. */
async function largeBodies(origin: string, count: number): Promise<Outcome> {
  const what = `${count} bodies of a megabyte`
  const quiet = await visit(origin, QUIET)
  const keys = Array.from({ length: 85_000 }, (_, at) => `"${at}":1`).join()
  const statuses = new Set<number>()
  const flood = async () => {
    for (let at = 0; at < count; at += 4) {
      const bodies = Array.from({ length: 4 }, () => post(origin, loginPath, sealed(loginPath, `{${keys}}`)))
      for (const { status } of await Promise.all(bodies)) statuses.add(status)
    }
  }
  const visited = await visit(origin, QUIET, flood())
  const detail = `${compare(quiet, visited)}; answered by ${[...statuses].join()}`
  return { what, runs: count, detail, failures: failuresOf(what, visited) }
}

async function memory(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1_048_576
}

/** Pictures as large as a small file can be, all at once. */
async function largePictures(origin: string, count: number, megapixels: number): Promise<Outcome> {
  const what = `${count} pictures of ${megapixels} megapixels`
  const side = Math.floor(Math.sqrt(megapixels * 1e6))
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#369',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png()
    .toBuffer()
  const bytes = await sharp(noise)
    .resize(side, side, { kernel: 'nearest' })
    .jpeg({ quality: 40, progressive: true })
    .toBuffer()
  const { access_token: token } = await callFrom(origin, loginMember, sampleLogin)
  const quiet = await visit(origin, QUIET)
  const before = await memory(origin)
  const answers = new Map<string, number>()
  let most = before
  const send = async () => {
    const form = new FormData()
    form.append('files', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg')
    const packed = new Response(form)
    const sent = {
      headers: {
        'Content-Type': packed.headers.get('Content-Type') ?? '',
        Authorization: `Bearer ${token}`,
        [headers.idempotencyKey]: randomUUID(),
      },
      body: new Uint8Array(await packed.arrayBuffer()),
    }
    const { status } = await post(origin, API_PREFIX + uploadFile.path, sent)
    answers.set(String(status), (answers.get(String(status)) ?? 0) + 1)
  }
  const watch = endless(async () => {
    most = Math.max(most, await memory(origin))
    await delay(100)
  })
  const visited = await visit(origin, QUIET, Promise.all(Array.from({ length: count }, send)))
  await watch()
  const detail = `${(bytes.length / 1_048_576).toFixed(1)} MB each; ${compare(quiet, visited)}; ${Math.round(most - before)} MB more memory of the service itself; answered by ${[...answers].map(([status, times]) => `${status} (${times})`).join()}`
  return { what, runs: count, detail, failures: failuresOf(what, visited) }
}

/** Attacks a running service from another address, and measures what honest visitors see of it. */
export async function floods(dataDir: string, say: Say): Promise<Outcome[]> {
  const { origin, stop } = await startPortal(dataDir)
  const outcomes: Outcome[] = []
  const attacks = [
    () => halfRequests(origin, 256),
    () => largeBodies(origin, 40),
    () => largePictures(origin, 12, 39.7),
    () => largePictures(origin, 12, 23.9),
  ]
  try {
    for (const attack of attacks) {
      await waitForPages(origin)
      outcomes.push(await attack())
      say(`${outcomes.at(-1)?.what}: ${outcomes.at(-1)?.detail}`)
    }
  } finally {
    await stop()
  }
  return outcomes
}
