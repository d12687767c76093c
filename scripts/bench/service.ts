import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../built.ts'

/** The portal as an operator runs it, in a process of its own. */
export interface RunningPortal {
  /** Address without a slash at its end. */
  readonly origin: string
  /** Milliseconds from the command to the first page. */
  readonly startedIn: number
  stop(): Promise<void>
}

/** The address that the service prints; rejects when it ends before. */
function originOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stdout?.on('data', (piece: Buffer) => {
    said += piece.toString()
    const url = /running at (\S+)\//.exec(said)?.[1]
    if (url) resolve(url)
  })
  child.once('close', code => reject(new Error(`the service ended with ${code}`)))
  return promise
}

/** What `npm start` runs, on a free port, with the data of `dataDir` (made when it is empty). */
export async function startPortal(dataDir: string): Promise<RunningPortal> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      SAMPLE_CONTENT: 'on',
      DATA_DIR: dataDir,
      HARDENING: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(done => {
    child.once('close', () => done())
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  try {
    const origin = await originOf(child)
    const { status } = await fetch(`${origin}/`)
    if (status !== 200) throw new Error(`the home page answers ${status}`)
    return { origin, startedIn: performance.now() - began, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
