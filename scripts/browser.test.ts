import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser, launchOptions } from './browser.ts'

afterEach(() => vi.unstubAllEnvs())

test('CHROMIUM_PATH comes before everything that is installed', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(findBrowser()).toBe(process.execPath)
  expect(launchOptions().executablePath).toBe(process.execPath)
})

test('a CHROMIUM_PATH that names no executable file is refused, not passed over', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser')
  expect(() => findBrowser()).toThrow('/no/such/browser')
})

test('an empty CHROMIUM_PATH counts as none', () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  expect(() => findBrowser()).not.toThrow()
})
