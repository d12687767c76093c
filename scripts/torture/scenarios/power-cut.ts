import { randomInt } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { quietLogger } from '../../../server/db/db.ts'
import { openDb } from '../../../server/db/open.ts'
import { findFaults } from '../checks.ts'
import { startWriter } from '../child.ts'
import { cannotMount, execute, mounted } from '../mounted.ts'
import type { Scenario } from '../scenario.ts'

/**
 * The database writes to a file system of its own in an image file. At a random moment the writer is held still and the
 * image copied: it holds what has reached the disk and nothing of what only the system's memory knows, as after a power
 * cut. A file that nobody has flushed shows that this is so.
 */
export const scenario: Scenario = {
  name: 'power-cut',
  targets: ['commits lost on power cut'],
  async run({ folder, times, say }) {
    const runs = times(20)
    const what = 'power cut while writing'
    const unable = cannotMount()
    if (unable) return [{ what, runs: 0, detail: '', failures: [], unable }]
    const [image, cut, point] = [join(folder, 'disk.img'), join(folder, 'cut.img'), join(folder, 'disk')]
    const dataDir = join(point, 'data')
    const failures: string[] = []
    const acknowledged: number[] = []
    // The system flushes by itself every five seconds; here only what was asked for is to reach the disk.
    const options = ['-o', 'loop,commit=600', image]
    await execute('truncate', ['-s', '600M', image])
    await execute('mkfs.ext4', ['-q', image])
    for (let round = 1; round <= runs; round += 1) {
      await mounted(point, options, async () => {
        const writer = startWriter(dataDir, ...(round % 2 === 0 ? ['--tidy'] : []))
        await writer.ready
        await delay(randomInt(200, 3_000))
        await writer.hold()
        writeFileSync(join(point, 'unflushed'), 'x'.repeat(10_000))
        await execute('cp', ['--sparse=always', image, cut])
        await writer.kill()
        acknowledged.push(...writer.acknowledged)
      })
      await rename(cut, image)
      await mounted(point, options, async () => {
        if (existsSync(join(point, 'unflushed'))) failures.push(`cut ${round}: what nobody has flushed was there`)
        try {
          const db = await openDb({ dataDir, logger: quietLogger })
          failures.push(...(await findFaults(db, acknowledged)).map(fault => `cut ${round}: ${fault}`))
          await db.close()
        } catch (error) {
          failures.push(`cut ${round}: cannot be opened (${error instanceof Error ? error.message : error})`)
        }
      })
      say(`power cut ${round} of ${runs}: ${acknowledged.length} commits so far`)
      if (failures.length > 0) break
    }
    return [{ what, runs, detail: `${acknowledged.length} commits acknowledged`, failures }]
  },
}
