import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const recorded = join(import.meta.dirname, 'baselines/chromium.txt')

/** A short name of the set of fonts on this machine, whatever order they are listed in. */
function fonts(): string {
  try {
    const list = execFileSync('fc-list', [':', 'family', 'style'], { encoding: 'utf8' })
    return createHash('sha256').update(list.split('\n').sort().join('\n')).digest('hex').slice(0, 12)
  } catch {
    return 'unknown'
  }
}

/** What decides how letters are drawn: version of the browser, and fonts. */
export const machineWith = (browserVersion: string): string => `${browserVersion}\nfonts ${fonts()}\n`

const VARIABLE = 'VISUAL_MACHINE'

/** Notes whether pictures are drawn here as they were recorded; says so where they are not. Once per run. */
export function noteMachine(browserVersion: string): void {
  const here = machineWith(browserVersion)
  const there = readFileSync(recorded, 'utf8')
  process.env[VARIABLE] = String(here === there)
  if (here !== there)
    console.log(
      `Pictures are not judged: recorded with ${there.trim().replace('\n', ', ')}, here is ${here.trim().replace('\n', ', ')}`,
    )
}

/** Whether pictures are drawn here as they were recorded. */
export const sameMachine = (): boolean => process.env[VARIABLE] === 'true'
