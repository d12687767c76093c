/** One failed test: where it stands, what it is called, and the first lines of why. */
export interface Failure {
  place: string
  name: string
  reason: string
}

interface VitestFile {
  name: string
  message?: string
  assertionResults: ReadonlyArray<{ status: string; fullName: string; failureMessages: readonly string[] }>
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: ReadonlyArray<{
    title: string
    file: string
    ok: boolean
    tests: ReadonlyArray<{
      projectName: string
      results: ReadonlyArray<{ status: string; errors: ReadonlyArray<{ message?: string }> }>
    }>
  }>
}

const LINES = 4

/** Enough for an error that no test is to blame for, with the summary that follows it. */
const LAST_LINES = 40

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal's colours are written with
const colours = /\u001B\[[0-9;]*m/g

const beginningOf = (message: string | undefined) =>
  (message ?? '').replaceAll(colours, '').split('\n').slice(0, LINES).join('\n')

function ofVitest(files: readonly VitestFile[]): Failure[] {
  return files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message) return [{ place: name, name: '', reason: beginningOf(message) }]
    return failed.map(({ fullName, failureMessages }) => ({
      place: name,
      name: fullName,
      reason: beginningOf(failureMessages[0]),
    }))
  })
}

function ofPlaywright({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) => {
        const last = results.at(-1)
        if (last === undefined || last.status === 'passed') return []
        const name = projectName === '' ? title : `${title} (${projectName})`
        return [{ place: file, name, reason: beginningOf(last.errors[0]?.message) }]
      }),
    )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

/** What failed, from the text of a runner's JSON report; nothing for a runner that wrote none. */
export function failuresOf(text: string | undefined): Failure[] {
  if (text === undefined) return []
  const report: { testResults?: VitestFile[]; suites?: PlaywrightSuite[] } = JSON.parse(text)
  return [...ofVitest(report.testResults ?? []), ...(report.suites ?? []).flatMap(ofPlaywright)]
}

/** What to say of a runner that failed although each of its tests passed, from what it wrote: the end of that. */
export function failureOfRun(output: string): Failure {
  const lines = output.replaceAll(colours, '').trimEnd().split('\n')
  return { place: '', name: 'ended badly, though no test failed', reason: lines.slice(-LAST_LINES).join('\n') }
}
