import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'testing.postgres.ts'))

test.each([0, 3])('a process that has used a test server ends with its own code %i', code => {
  const program = `
    import { startTestServer } from ${module}
    const server = await startTestServer()
    await server.stop()
    process.exitCode = ${code}`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([code, ''])
})
