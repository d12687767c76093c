import { runChecks } from './checks.ts'

const began = performance.now()
const outcomes = await runChecks()
const failed = outcomes.filter(({ ok }) => !ok)
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `All ${outcomes.length} checks passed in ${seconds} s`
    : `${failed.length} of ${outcomes.length} checks failed in ${seconds} s: ${failed.map(({ name }) => name).join(', ')}`,
)
if (failed.length > 0) process.exitCode = 1
