import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { zipAll } from '#contract/resume-files'
import { API_PREFIX } from '#contract/wire'
import { DOCUMENT_SIDE } from '../files/document.ts'
import type { ZipFigures, ZipService } from './testing.zip-service.ts'

/** A service that a company asks for all its received resumes. */
export interface ZipLoad extends AsyncDisposable {
  readonly ask: (signal?: AbortSignal) => Promise<Response>
  /** What the process takes at this moment; collects its rubbish first. */
  readonly figures: () => Promise<ZipFigures>
}

/** The next thing that a process says. */
async function said<Words>(child: ChildProcess): Promise<Words> {
  const [words] = await once(child, 'message')
  return words
}

/** Starts a service on a migrated database in a process of its own, because memory can be told apart by process alone; `count` resumes have been received. */
export async function zipServiceOn(databaseUrl: string, count: number): Promise<ZipLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'zip-weight-'))
  const picture = join(folder, 'noise.webp')
  const side = { width: DOCUMENT_SIDE, height: DOCUMENT_SIDE }
  // Noise is what no format makes smaller.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { ...side, channels: 3, background: '#888', noise } })
    .webp()
    .toFile(picture)
  const child = fork(join(import.meta.dirname, 'testing.zip-service.ts'), [databaseUrl, String(count), picture], {
    execPath: join(import.meta.dirname, '../../node_modules/.bin/node'),
    // A small nursery: what is held is to be measured, not how long rubbish lies about.
    execArgv: ['--expose-gc', '--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port, token } = await said<ZipService>(child)
  return {
    ask: signal =>
      fetch(`http://127.0.0.1:${port}${API_PREFIX}${zipAll.path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: '',
        ...(signal && { signal }),
      }),
    figures: async () => {
      child.send('figures')
      return said<ZipFigures>(child)
    },
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
