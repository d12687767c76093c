import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../built.ts'

export interface OwnService {
  readonly origin: string
  stop(): Promise<void>
}

/** The service on the embedded database, which one process alone can open, for as long as the rehearsal takes. */
export async function startOwnService(): Promise<OwnService> {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // Everybody comes from an address of their own, as behind a proxy.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(done => child.once('close', () => done()))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString()
    const url = /running at (\S+)\//.exec(said)?.[1]
    if (url) resolve(url)
  })
  child.once('close', () => reject(new Error('服务没有启动 · the service did not start')))
  return {
    origin: await promise,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
