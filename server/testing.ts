import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompanyRole } from '#contract/company-roles'
import { type App, type AppParts, createApp } from './app.ts'
import type { Db } from './db/db.ts'
import { localFiles } from './http/files/store.ts'
import type { ServedCall } from './http/serve.ts'
import { createLogger } from './logger.ts'
import type { OutgoingMessage } from './outbox.ts'
import { readSettings, type Settings } from './settings.ts'
import { type TestClock, testClock } from './testing.clock.ts'
import { employerIn, seekerIn, type TestEmployer, type TestPerson, uncheckedEmployerIn } from './testing.people.ts'
import { wireTo } from './testing.wire.ts'

/** The service over a test's database, without a listener. */
export interface TestService extends ReturnType<typeof wireTo> {
  readonly app: App
  readonly db: Db
  readonly clock: TestClock
  /** Calls without the wire: `await service.call(listJobs, {}, { token })`. */
  readonly call: App['call']
  /** What was sent by SMS and e-mail, oldest first. */
  readonly outbox: { readonly sms: OutgoingMessage[]; readonly email: OutgoingMessage[] }
  /** Folder of its uploads, made when the first one comes. */
  readonly dataDir: string
  /** Lines of log. */
  readonly log: string[]
  /** A job seeker, or an employer with a company, who is signed in. */
  seeker(): Promise<TestPerson>
  employer(companyId?: string, role?: CompanyRole): Promise<TestEmployer>
  /** An employer whose company has not passed its check. */
  uncheckedEmployer(): Promise<TestEmployer>
}

/**
 * Assembles the service for a test.
 *
 * @example
 * describeOnBothEngines('job search', open => {
 *   let service: TestService
 *   beforeEach(async () => { service = createTestService(await open(), jobsCalls) })
 *   test('…', async () => { const { token } = await service.seeker(); await service.call(listJobs, {}, { token }) })
 * })
 */
export function createTestService(
  db: Db,
  calls: readonly ServedCall[],
  changes: Partial<Settings> = {},
  parts: Partial<AppParts> = {},
): TestService {
  const clock = testClock()
  const outbox: TestService['outbox'] = { sms: [], email: [] }
  const log: string[] = []
  const dataDir = join(process.env.TEST_FILES ?? tmpdir(), `talent-portal-${randomUUID()}`)
  const app = createApp({
    db,
    clock,
    calls,
    logger: createLogger({ level: 'debug', write: line => log.push(line) }),
    settings: { ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), passwordCost: 8, ...changes },
    outbox: {
      sms: async message => void outbox.sms.push(message),
      email: async message => void outbox.email.push(message),
    },
    files: localFiles(dataDir),
    ...parts,
  })
  return {
    app,
    db,
    clock,
    call: app.call,
    outbox,
    log,
    dataDir,
    seeker: () => seekerIn(db, clock),
    employer: (companyId, role) => employerIn(db, clock, companyId, role),
    uncheckedEmployer: () => uncheckedEmployerIn(db, clock),
    ...wireTo(app, clock),
  }
}
