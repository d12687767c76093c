import { fileURLToPath } from 'node:url'
import { helperThread } from '../../helper-thread.ts'
import { createQueue } from '../../queue.ts'
import type { Decoded, Sent } from './decode.ts'
import type { Pictures } from './fork.worker.ts'

const decoder = fileURLToPath(new URL('./decode.process.ts', import.meta.url))

/** Two at once, so that pages keep their processor; eight times as many may wait, some ten seconds at worst. */
const inTurn = createQueue(2, 16)

/** As many as wait for being drawn (server/paper/drawing.ts). */
const storedInTurn = createQueue(1, 40)

const unreadable: Decoded = { unreadable: true }

/** Longer than its processes are given: it only stands between. */
const PATIENCE_MS = 30_000
const IDLE_MS = 20_000

const forks = helperThread<Pictures, readonly unknown[]>({
  program: new URL('./fork.worker.ts', import.meta.url),
  idleMs: IDLE_MS,
  patienceMs: PATIENCE_MS,
  options: { resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 } },
})

/**
 * Lets a program of ours answer for each picture that is sent to it, in a process of its own. The pictures are handed over:
 * to copy them would hold up all requests.
 */
const answersOf = async <Given extends Pick<Sent, 'bytes'>, Made>(
  program: string,
  sent: readonly Given[],
): Promise<readonly Made[]> =>
  (await forks.ask(
    { program, sent },
    sent.map(({ bytes }) => bytes.buffer),
  )) as readonly Made[]

/**
 * What another program than the decoder makes of a picture, in the same turn and under the same limits; undefined where
 * the picture broke it. Its bytes are the caller's no longer. Rejects with `QueueFull` when too many wait.
 */
export const pictureApart = <Given extends Pick<Sent, 'bytes'>, Made>(
  program: string,
  sent: Given,
): Promise<Made | undefined> => inTurn(async () => (await answersOf<Given, Made>(program, [sent]))[0])

/**
 * Decodes a picture in a process of its own. In this one it would take the threads that also compress pages and check
 * passwords, its memory would stay, and a picture that breaks the decoder would break the service. Its bytes are the
 * caller's no longer. Rejects with `QueueFull` when too many wait.
 */
export const decodeApart = (sent: Sent): Promise<Decoded> =>
  inTurn(async () => (await answersOf<Sent, Decoded>(decoder, [sent]))[0] ?? unreadable)

/** The same for what is stored already, in a queue that keeps no upload waiting; undefined where the decoder broke. */
export const decodeStored = (sent: Sent): Promise<Decoded | undefined> =>
  storedInTurn(async () => (await answersOf<Sent, Decoded>(decoder, [sent]))[0])
