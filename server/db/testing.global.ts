import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'
import { createDb } from './create-db.ts'
import { quietLogger } from './db.ts'
import { migrate } from './migrate.ts'
import { pgliteDriver } from './pglite/driver.ts'
import { inProcessSession } from './pglite/in-process.ts'
import { openPostgres } from './postgres/open.ts'
import { sqlScript } from './sql.ts'
import { quickFolder } from './testing.folders.ts'
import { startTestServer } from './testing.postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database. */
    postgresUrl: string
    /** Name of its migrated database, to be cloned. */
    postgresTemplate: string
    /** Files with a PGlite data directory: starting from one takes a seventh of the time of making one. */
    pgliteImages: { readonly bare: string; readonly migrated: string }
  }
}

const template = 'portal_template'

async function makeTemplate(urlOf: (database: string) => string): Promise<void> {
  const admin = await openPostgres({ databaseUrl: urlOf('postgres'), logger: quietLogger, poolSize: 1 })
  await admin.run(sqlScript(`create database ${template}`))
  await admin.close()
  const db = await openPostgres({ databaseUrl: urlOf(template), logger: quietLogger, poolSize: 1 })
  await migrate(db, { logger: quietLogger })
  await db.close()
}

async function makeImages(images: Record<'bare' | 'migrated', string>): Promise<void> {
  const pg = await PGlite.create({ extensions: { pg_trgm } })
  const save = async (path: string) => writeFile(path, (await pg.dumpDataDir('none')).stream())
  await save(images.bare)
  await migrate(createDb(pgliteDriver(inProcessSession(pg))), { logger: quietLogger })
  await save(images.migrated)
  await pg.close()
}

/**
 * Once per run of the tests: a PostgreSQL server, images of PGlite, bare and migrated, for every test file to copy, and a
 * folder for what their services keep.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'talent-portal-tests-'))
  // Workers begin with it: what the services of tests keep goes with the run.
  process.env.TEST_FILES = folder
  const images = { bare: join(folder, 'bare.tar'), migrated: join(folder, 'migrated.tar') }
  const server = await startTestServer({}, quickFolder())
  const teardown = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(server.urlOf)
    await makeImages(images)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('postgresUrl', server.urlOf('postgres'))
  project.provide('postgresTemplate', template)
  project.provide('pgliteImages', images)
  return teardown
}
