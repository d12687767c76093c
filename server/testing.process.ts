import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')

export interface Ended {
  /** null when a signal ended it. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The service as an operator runs it: a process of its own, on a port of its own. */
export interface ServiceProcess {
  /** Resolves with its address once it has printed it; rejects when it ends before. */
  readonly ready: Promise<string>
  readonly ended: Promise<Ended>
  readonly child: ChildProcess
}

/** Starts `server/main.ts` with just this environment. */
export function spawnService(environment: Readonly<Record<string, string>>): ServiceProcess {
  const child = spawn(node, [join(root, 'server/main.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', SAMPLE_CONTENT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>()
  child.stdout.on('data', (piece: Buffer) => {
    said.stdout += piece.toString()
    const url = /running at (\S+)/.exec(said.stdout)?.[1]
    if (url) resolve(url)
  })
  child.stderr.on('data', (piece: Buffer) => {
    said.stderr += piece.toString()
  })
  const ended = new Promise<Ended>(done => {
    child.once('close', code => {
      reject(new Error(`the service ended with ${code}: ${said.stderr}`))
      done({ code, ...said })
    })
  })
  ready.catch(() => {})
  return { ready, ended, child }
}
