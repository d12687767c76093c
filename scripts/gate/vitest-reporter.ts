import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { type Fault, keyOf, type Run, reasonOf } from './ring.ts'

interface Unhandled {
  message: string
  VITEST_TEST_PATH?: string
  VITEST_TEST_NAME?: string
  cause?: { message?: string }
}

/** A process that ends under its tests names its file in words alone. */
const RUNNING = /while running test file (.+)$/m

const root = process.cwd()

function ofModule(module: TestModule): { passed: string[]; failed: Fault[] } {
  const file = relative(root, module.moduleId)
  const passed: string[] = []
  const failed: Fault[] = []
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'passed') passed.push(keyOf({ file, name: test.fullName }))
    if (state === 'failed') failed.push({ file, name: test.fullName, reason: reasonOf(errors[0]?.message) })
  }
  // Its imports, or what it does before and after its tests; a suite keeps such errors to itself.
  const [error] = [module, ...module.children.allSuites()].flatMap(part => part.errors())
  if (error) failed.push({ file, name: 'outside of its tests', reason: reasonOf(error.message), outside: true })
  return { passed, failed }
}

function ofUnhandled({ message, cause, VITEST_TEST_PATH, VITEST_TEST_NAME: name }: Unhandled): Fault {
  const path = VITEST_TEST_PATH ?? RUNNING.exec(cause?.message ?? '')?.[1]
  return {
    file: path ? relative(root, path) : '',
    name: name ? `after ${name}` : 'outside of its tests',
    reason: reasonOf([message, cause?.message].filter(Boolean).join('\n')),
    outside: true,
  }
}

/** Writes a run of Vitest to the file in `GATE_REPORT`. Vitest's own JSON leaves out what was thrown outside of tests. */
export default class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Unhandled[]): void {
    const parts = modules.map(ofModule)
    const run: Run = {
      passed: parts.flatMap(({ passed }) => passed),
      failed: [...parts.flatMap(({ failed }) => failed), ...unhandled.map(ofUnhandled)],
    }
    writeFileSync(process.env.GATE_REPORT ?? '', JSON.stringify(run))
  }
}
