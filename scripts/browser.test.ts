import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser, launchOptions, lightLaunchOptions } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH comes before everything that is installed', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
  expect(launchOptions().executablePath).toBe(process.execPath)
})

test('the browser with nothing around its pages is taken where it lies, and never against CHROMIUM_PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shell = join(folder, 'chromium-headless-shell')
  writeFileSync(shell, '', { mode: 0o755 })
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('PATH', folder)
  expect(lightLaunchOptions()).toEqual(launchOptions())
  vi.stubEnv('CHROMIUM_PATH', '')
  const own = findBrowser()
  expect(lightLaunchOptions().executablePath).toBe(own ?? shell)
  expect(lightLaunchOptions().args).toEqual(launchOptions().args)
})

test('a CHROMIUM_PATH that names no executable file is refused, not passed over', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  expect(() => findBrowser()).toThrow('/no/such/browser')
})

test('an empty CHROMIUM_PATH counts as none', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(() => findBrowser()).not.toThrow()
})
