import { relative, resolve } from 'node:path'
import { type Fault, keyOf, type Run, reasonOf } from './ring.ts'

interface Result {
  status: string
  errors: ReadonlyArray<{ message?: string }>
}

interface Suite {
  suites?: readonly Suite[]
  specs?: ReadonlyArray<{
    title: string
    file: string
    tests: ReadonlyArray<{
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      annotations: ReadonlyArray<{ type: string; description?: string }>
      results: readonly Result[]
    }>
  }>
}

export interface PlaywrightReport {
  config: { rootDir: string }
  suites: readonly Suite[]
  errors: ReadonlyArray<{ message?: string }>
}

/** Annotation of a test that has passed although something in it did not hold at first. */
export const UNSTEADY = 'unsteady'

/** Annotation of a story that ended well only in a document of its own. */
export const RETOLD = 'retold'

/** Annotation that names the file, from the root, which a test is about when that is not the one that runs it: a story's. */
export const OF_FILE = 'of file'

/** Annotation of a story that axe looked through, and of one that was held against its picture. */
export const AXE = 'axe'
export const PICTURE = 'picture'

/** What a run of Playwright told, from its JSON report. It runs again by itself what failed: `retries`, isolated. */
export function readPlaywright({ config, suites, errors }: PlaywrightReport, root: string): Run {
  const passed: string[] = []
  const failed: Fault[] = errors.map(({ message }) => ({
    file: '',
    name: 'outside of its tests',
    reason: reasonOf(message),
    outside: true,
  }))
  const unsteady: Fault[] = []
  const retold: Fault[] = []
  const counts = new Map<string, number>()
  const walk = (suite: Suite): void => {
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { projectName, status, annotations, results } of tests) {
        const name = projectName === '' ? title : `${title} (${projectName})`
        const said = annotations.find(({ type }) => type === OF_FILE)?.description
        const path = said ?? relative(root, resolve(config.rootDir, file))
        for (const { type } of annotations) {
          if (type === AXE || type === PICTURE) counts.set(type, (counts.get(type) ?? 0) + 1)
        }
        const doubt = annotations.find(({ type }) => type === UNSTEADY)?.description
        const reason = doubt ?? reasonOf(results.find(result => result.errors.length > 0)?.errors[0]?.message)
        const fault = { file: path, name, reason }
        const anew = annotations.find(({ type }) => type === RETOLD)?.description
        if (status === 'unexpected') failed.push(fault)
        else if (anew !== undefined) retold.push({ ...fault, reason: reasonOf(anew) })
        if (status === 'expected' || status === 'flaky') passed.push(keyOf(fault))
        if (status === 'flaky' || (status === 'expected' && doubt !== undefined)) unsteady.push(fault)
      }
    }
    suite.suites?.forEach(walk)
  }
  suites.forEach(walk)
  return { passed, failed, unsteady, retold, looked: Object.fromEntries(counts) }
}
