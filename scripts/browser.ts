import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What every test browser is started with: no sandbox (containers run as root), no network of its own, steady type. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Draws nothing around its pages and shows no windows. */
const shell = 'chromium-headless-shell'

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(isExecutable)

const playwrightsOwn = (): string | undefined => {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

/**
 * Path of a Chromium that is already on this machine: `CHROMIUM_PATH`, Playwright's own download, then the PATH.
 *
 * @throws when `CHROMIUM_PATH` names no executable file: a wrong setting is never passed over in silence.
 */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && wanted !== '') {
    if (isExecutable(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH names no executable file: ${wanted}`)
  }
  return playwrightsOwn() ?? onPath(commands)
}

/** Start options for Playwright, the same for stories, journeys and pictures. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return executablePath === undefined ? { args } : { executablePath, args }
}

/**
 * As `launchOptions`, but the browser without anything around its pages where there is one: the same engine with a sixth less
 * work, whose letters are drawn a little otherwise.
 */
export function lightLaunchOptions(): ReturnType<typeof launchOptions> {
  const executablePath = process.env.CHROMIUM_PATH || playwrightsOwn() ? undefined : onPath([shell])
  return executablePath === undefined ? launchOptions() : { executablePath, args }
}

const attempt = (command: string, parameters: readonly string[]): string | undefined => {
  try {
    execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 600_000 })
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error)
  }
}

const installers = (): Array<() => string | undefined> => {
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js')
  const download = () => attempt(process.execPath, [cli, 'install', 'chromium'])
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const package_ = () => {
    const fault = attempt('apt-get', ['update', '-qq']) ?? attempt('apt-get', ['install', '-y', '-qq', 'chromium'])
    // Only quicker: not every release of Debian has it.
    if (fault === undefined) attempt('apt-get', ['install', '-y', '-qq', shell])
    return fault
  }
  return isRootOnDebian ? [download, package_] : [download]
}

/**
 * Path of a Chromium, installed first where there is none: Playwright's download, else Debian's package when run as root.
 *
 * @throws with everything that was tried when no browser can be had.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  const failures: string[] = []
  for (const install of installers()) {
    const failure = install()
    const path = findBrowser()
    if (path !== undefined) return path
    failures.push(failure ?? 'installed, but not found afterwards')
  }
  throw new Error(
    `No Chromium. Install one (apt-get install chromium) or name it in CHROMIUM_PATH.\n${failures.join('\n')}`,
  )
}
