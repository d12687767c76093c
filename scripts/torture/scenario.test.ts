import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readScenarios } from './scenario.ts'

const table = readFileSync(join(import.meta.dirname, '../../docs/reliability.md'), 'utf8')
const properties = table
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line => line.split('|')[1]?.trim())

test('every scenario measures something that docs/reliability.md promises', async () => {
  const scenarios = [...(await readScenarios()).values()]
  expect(scenarios.map(({ name }) => name)).toEqual(expect.arrayContaining(['backup', 'create', 'kill', 'second']))
  expect(scenarios.filter(({ targets }) => targets.length === 0)).toEqual([])
  expect(scenarios.flatMap(({ targets }) => targets).filter(target => !properties.includes(target))).toEqual([])
})

test('what is promised stands in the table once, each with a figure and its date, or with the word that there is none', () => {
  const rows = table.split('\n').filter(line => /^\| [a-zA-Z]/.test(line))
  expect(properties.filter((name, at) => properties.indexOf(name) !== at && /^[a-zA-Z]/.test(name ?? ''))).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(49)
  const honest = /\| (尚未测量 \| *|[^|]*\d[^|]* \| \d{4}-\d\d-\d\d) \|$/
  expect(rows.filter(row => !honest.test(row))).toEqual([])
})
