import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { answerEach } from '../../answer-each.ts'

/** A picture for one of our programs, and what it is told of it. */
export interface PictureFor {
  /** Path of the program. */
  readonly program: string
  readonly sent: object
}

/** No picture that is taken takes so long; what is stuck is cut off before its sender gives up. */
const PATIENCE_MS = 20_000

/** Below the pages (os.constants.priority): whoever sends a picture waits a moment longer, whoever reads does not. */
const PRIORITY = 10

/** What the program makes of its picture, or undefined: what a picture can break is the process that looks at it. */
function answerOf(child: ChildProcess): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  child.once('message', resolve)
  for (const event of ['error', 'disconnect'] as const) child.once(event, () => resolve(undefined))
  return promise
}

// Beside the thread that answers requests: to start a process and hand it a picture takes tens of milliseconds.
answerEach(async ({ program, sent }: PictureFor) => {
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
  const answer = answerOf(child)
  child.send(sent, () => {})
  return answer
})
