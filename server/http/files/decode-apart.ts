import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createQueue } from '../../queue.ts'
import type { Decoded, Sent } from './decode.ts'

const decoder = fileURLToPath(new URL('./decode.process.ts', import.meta.url))

/** Two at once, so that pages keep their processor; eight times as many may wait, some ten seconds at worst. */
const inTurn = createQueue(2, 16)

/** As many as wait for being drawn (server/paper/drawing.ts). */
const storedInTurn = createQueue(1, 40)

/** No picture that is taken takes so long; what is stuck is cut off before its sender gives up. */
const PATIENCE_MS = 20_000

/** Below the pages (os.constants.priority): whoever sends a picture waits a moment longer, whoever reads does not. */
const PRIORITY = 10

const unreadable: Decoded = { unreadable: true }

function answerOf<Made>(child: ChildProcess): Promise<readonly Made[]> {
  const { promise, resolve } = Promise.withResolvers<readonly Made[]>()
  child.once('message', message => resolve(Array.isArray(message) ? message : []))
  // What a picture can break is the process that looks at it: then it is no picture that we take.
  for (const event of ['error', 'disconnect'] as const) child.once(event, () => resolve([]))
  return promise
}

/** Lets a program of ours answer for each of what is sent to it, in a process of its own. */
async function answersOf<Given, Made>(program: string, sent: readonly Given[]): Promise<readonly Made[]> {
  const child = fork(program, {
    execArgv: [],
    // It needs no setting of ours, least of all a secret one.
    env: { PATH: process.env.PATH ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  const answer = answerOf<Made>(child)
  child.send([...sent], () => {})
  return answer
}

/**
 * What another program than the decoder makes of a picture, in the same turn and under the same limits; undefined where
 * the picture broke it. Rejects with `QueueFull` when too many wait.
 */
export const pictureApart = <Given extends object, Made>(program: string, sent: Given): Promise<Made | undefined> =>
  inTurn(async () => (await answersOf<Given, Made>(program, [sent]))[0])

/**
 * Decodes a picture in a process of its own. In this one it would take the threads that also compress pages and check
 * passwords, its memory would stay, and a picture that breaks the decoder would break the service. Rejects with
 * `QueueFull` when too many wait.
 */
export const decodeApart = (sent: Sent): Promise<Decoded> =>
  inTurn(async () => (await answersOf<Sent, Decoded>(decoder, [sent]))[0] ?? unreadable)

/** The same for what is stored already, all in one process and in a queue that keeps no upload waiting. */
export const decodeStored = (sent: readonly Sent[]): Promise<readonly Decoded[]> =>
  storedInTurn(() => answersOf(decoder, sent))
