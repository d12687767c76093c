/** One fault of a test run. */
export interface Fault {
  /** Path of the test file from the root; empty where a runner broke and blames no file. */
  file: string
  name: string
  /** The first lines of why. */
  reason: string
  /** The error came outside of any test: a file that cannot be loaded, something thrown after a test had ended. */
  outside?: true
}

/** What one run of a runner told. */
export interface Run {
  /** `file › name` of each test that passed. */
  passed: readonly string[]
  failed: readonly Fault[]
  /** Failed first and passed when the runner itself ran them again, alone. */
  unsteady?: readonly Fault[]
  /** Passed, but only away from the tests before: something of theirs had stayed. */
  retold?: readonly Fault[]
  /** How many tests were looked at in a way that only some are, by its name. */
  looked?: Readonly<Record<string, number>>
}

/** How a ring of tests ended. What is unsteady has passed too. */
export interface Ring {
  name: string
  seconds: number
  passed: number
  failed: readonly Fault[]
  unsteady: readonly Fault[]
  retold?: readonly Fault[]
  looked?: Readonly<Record<string, number>>
}

const LINES = 4

/** Enough for an error that no test is to blame for, with the summary that follows it. */
const LAST_LINES = 40

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal's colours are written with
const colours = /\u001B\[[0-9;]*m/g

const plain = (text: string) => text.replaceAll(colours, '')

/** The beginning of an error's message, without a terminal's colours. */
export const reasonOf = (message: string | undefined) =>
  plain(message ?? '')
    .split('\n')
    .slice(0, LINES)
    .join('\n')

export const keyOf = ({ file, name }: Pick<Fault, 'file' | 'name'>) => `${file} › ${name}`

/** The fault of a runner that ended badly and named none: the end of what it wrote. */
export const brokenRun = (output: string): Fault => ({
  file: '',
  name: 'the runner ended badly and named no test',
  reason: plain(output).trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
  outside: true,
})

/** How often what failed is run again. */
const TURNS = 2

/** More files than this do not fail by chance: running them again would only hide that. */
export const MOST_FAILING_FILES = 10

export const filesOf = (faults: readonly Fault[]) => [...new Set(faults.map(({ file }) => file))]

/** Whether a later run shows that `fault` was chance. A run proves only what it names: one that broke off excuses nothing. */
function isExcused(fault: Fault, first: Run, again: Run): boolean {
  if (fault.file === '') return again.failed.length === 0 && again.passed.length >= Math.max(1, first.passed.length)
  if (!fault.outside) return again.passed.includes(keyOf(fault))
  const isOfFile = (key: string) => key.startsWith(`${fault.file} › `)
  return again.passed.some(isOfFile) && !again.failed.some(({ file }) => file === fault.file || file === '')
}

/**
 * Runs tests, and what failed again by itself, at most twice. Only what fails each time has failed.
 *
 * @param run runs all tests, or those of the files that it is given, isolated and one file at a time
 */
export async function settle(
  run: (files?: readonly string[]) => Promise<Run>,
): Promise<Omit<Ring, 'name' | 'seconds'>> {
  const first = await run()
  const unsteady = [...(first.unsteady ?? [])]
  const known = new Set(first.passed)
  let passed = first.passed.length
  let failed = first.failed
  for (let turn = 0; turn < TURNS && failed.length > 0; turn += 1) {
    const files = filesOf(failed)
    if (files.length > MOST_FAILING_FILES) break
    const again = await run(files.includes('') ? undefined : files)
    const excused = failed.filter(fault => isExcused(fault, first, again))
    // A process that ended under its tests left some untold.
    const fresh = again.passed.filter(key => !known.has(key))
    for (const key of fresh) known.add(key)
    passed = excused.some(({ file }) => file === '') ? again.passed.length : passed + fresh.length
    unsteady.push(...excused)
    failed = failed.filter(fault => !excused.includes(fault))
  }
  return {
    passed,
    failed,
    unsteady,
    ...(first.retold && { retold: first.retold }),
    ...(first.looked && { looked: first.looked }),
  }
}
