/** How many tests of one runner ended well and badly. */
export interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: ReadonlyArray<{ status: string; assertionResults: readonly unknown[] }>
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
}

/** Counts of Vitest's JSON report. A file that could not be loaded has no tests to count, and is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts of Playwright's JSON report. A test that passed only on a second try is a failure: flaky is broken. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isVitest = (value: unknown): value is VitestReport =>
  isRecord(value) && typeof value.numPassedTests === 'number' && Array.isArray(value.testResults)

const isPlaywright = (value: unknown): value is PlaywrightReport =>
  isRecord(value) && isRecord(value.stats) && Array.isArray(value.errors)

/**
 * Counts of a runner that ended with or without success, from the text of its report; `undefined` for a runner that wrote none.
 * A runner that failed although its report names no failed test counts as one failure, so that a crash is never green.
 */
export function countReport(text: string | undefined, ok: boolean): Counts {
  const counts = read(text)
  if (ok && counts.passed === 0) return { passed: 0, failed: counts.failed + 1 }
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function read(text: string | undefined): Counts {
  if (text === undefined) return { passed: 0, failed: 0 }
  const report: unknown = JSON.parse(text)
  if (isVitest(report)) return countVitest(report)
  if (isPlaywright(report)) return countPlaywright(report)
  return { passed: 0, failed: 0 }
}

export const add = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})
