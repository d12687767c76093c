import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { linesOf } from './tables.ts'

const run = promisify(execFile)

/** What `npm run --silent <script>` prints, read as a table. */
export async function printed(script: 'routes' | 'calls'): Promise<string[][]> {
  const { stdout } = await run('npm', ['run', '--silent', script], { cwd: join(import.meta.dirname, '../..') })
  return linesOf(stdout)
}
