import { ensureBrowser } from './browser.ts'

try {
  console.log(`Chromium: ${ensureBrowser()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
