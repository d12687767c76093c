import { fileURLToPath } from 'node:url'
import { helperThread } from '../../helper-thread.ts'
import { createQueue } from '../../queue.ts'
import type { Decoded, Sent } from './decode.ts'
import type { PictureFor } from './fork.worker.ts'

const decoder = fileURLToPath(new URL('./decode.process.ts', import.meta.url))

/** Two at once, so that pages keep their processor; eight times as many may wait, some ten seconds at worst. */
const inTurn = createQueue(2, 16)

/** As many as wait for being drawn (server/paper/drawing.ts). */
const storedInTurn = createQueue(1, 40)

const unreadable: Decoded = { unreadable: true }

/** Longer than its processes are given: it only stands between. */
const PATIENCE_MS = 30_000
const IDLE_MS = 20_000

const forks = helperThread<PictureFor, unknown>({
  program: new URL('./fork.worker.ts', import.meta.url),
  idleMs: IDLE_MS,
  patienceMs: PATIENCE_MS,
  options: { resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 } },
})

/**
 * What a program of ours, in a process of its own, makes of a picture; undefined where the picture broke it. The picture is
 * handed over: to copy it would hold up all requests.
 */
const answerOf = async <Given extends Pick<Sent, 'bytes'>, Made>(
  program: string,
  sent: Given,
): Promise<Made | undefined> => (await forks.ask({ program, sent }, [sent.bytes.buffer])) as Made | undefined

/**
 * What another program than the decoder makes of a picture, in the same turn and under the same limits; undefined where
 * the picture broke it. Its bytes are the caller's no longer. Rejects with `QueueFull` when too many wait.
 */
export const pictureApart = <Given extends Pick<Sent, 'bytes'>, Made>(
  program: string,
  sent: Given,
): Promise<Made | undefined> => inTurn(() => answerOf<Given, Made>(program, sent))

/**
 * Decodes a picture in a process of its own. In this one it would take the threads that also compress pages and check
 * passwords, its memory would stay, and a picture that breaks the decoder would break the service. Its bytes are the
 * caller's no longer. Rejects with `QueueFull` when too many wait.
 */
export const decodeApart = (sent: Sent): Promise<Decoded> =>
  inTurn(async () => (await answerOf<Sent, Decoded>(decoder, sent)) ?? unreadable)

/** The same for what is stored already, in a queue that keeps no upload waiting; undefined where the decoder broke. */
export const decodeStored = (sent: Sent): Promise<Decoded | undefined> =>
  storedInTurn(() => answerOf<Sent, Decoded>(decoder, sent))
