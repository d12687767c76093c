import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outcome } from './checks.ts'

/** What a scenario is given. */
export interface Ground {
  /** An empty folder of its own, on the disk in question. */
  readonly folder: string
  readonly say: (progress: string) => void
  /** How often to do it: what the command line says under the scenario's name, or `usually`. */
  readonly times: (usually: number) => number
}

/**
 * Something bad that happens to the service, and what must hold then. Each is a file in scenarios/ that exports it as
 * `scenario`; nothing else has to be told of it.
 */
export interface Scenario {
  /** As on the command line. */
  readonly name: string
  /** Rows of docs/reliability.md that it measures, by their first column. */
  readonly targets: readonly string[]
  readonly run: (ground: Ground) => Promise<readonly Outcome[]>
}

const folder = join(import.meta.dirname, 'scenarios')

/** All that there are, by name. */
export async function readScenarios(): Promise<ReadonlyMap<string, Scenario>> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.ts')).toSorted()
  const modules: { scenario: Scenario }[] = await Promise.all(names.map(name => import(join(folder, name))))
  return new Map(modules.map(({ scenario }) => [scenario.name, scenario]))
}
