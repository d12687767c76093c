import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS } from './durable-fs.ts'
import { runOnEngine } from './engine.ts'
import { sessionParameters } from './parameters.ts'

/** PGlite's parameters without `-F`, which turns fsync off, and with the one sync method that reaches our hook. */
const durableParameters = [...PGlite.defaultStartParams.filter(name => name !== '-F'), '-c', 'wal_sync_method=fsync']

/** Starts PGlite on a directory with storage that survives a power cut, creating the database when there is none. */
export async function openEngine(directory: string): Promise<{ pg: PGlite; files: DurableNodeFS }> {
  const files = new DurableNodeFS(directory)
  const pg = await PGlite.create({
    fs: files,
    extensions: { pg_trgm },
    startParams: [...durableParameters, ...sessionParameters],
  })
  return { pg, files }
}

/**
 * Commits one record and looks whether it reached the operating system's fsync. The hook relies on internals of the
 * pinned PGlite version, so a service that would lose commits refuses to run. Gives the reason, or undefined when all is well.
 */
export async function findDurabilityFault(pg: PGlite, files: DurableNodeFS): Promise<string | undefined> {
  const setting = await runOnEngine(pg, { text: 'show fsync', values: [] })
  if (!setting.ok || setting.reply.rows[0]?.[0] !== 'on') return 'fsync is not on'
  const before = files.syncs
  const commit = await runOnEngine(pg, { text: "select pg_logical_emit_message(true, 'self-test', '')", values: [] })
  if (!commit.ok) return `the test commit failed: ${commit.failure.message}`
  return files.syncs > before ? undefined : 'a commit did not reach the disk'
}
