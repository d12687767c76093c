import { codes } from '#contract/codes'
import { type App, createApp } from './app.ts'
import { allCalls, fileRules } from './areas.ts'
import { startSealing } from './audit/index.ts'
import { systemClock, unixSeconds } from './clock.ts'
import { ensureDataDir } from './data-dir.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { openDb } from './db/open.ts'
import { reviewIn } from './employer/review.ts'
import { startDraining } from './exam-registrations/queue/drain.ts'
import { startPapers } from './exam-tickets/ahead/start.ts'
import { fieldKey } from './field-key.ts'
import { faultAnswer } from './http/answer.ts'
import { localFiles } from './http/files/store.ts'
import { startReminders } from './interviews/index.ts'
import { listen } from './listener.ts'
import { createLogger, type Logger } from './logger.ts'
import { startBeating } from './outages/record.ts'
import { fileOutbox } from './outbox.ts'
import { startReconciling } from './payments/index.ts'
import { faultPage, wantsPage } from './portal/fault-page.ts'
import type { Portal } from './portal/portal.ts'
import { hashPassword } from './session/password.ts'
import type { Settings } from './settings.ts'
import { startSharedClock } from './shared-clock.ts'
import { hasSample } from './site/queries.ts'
import { StartError } from './start-error.ts'
import { fillTalentIndex } from './talents/index-queries.ts'
import { startUpkeep } from './upkeep.ts'
import { isDoneWithin } from './within.ts'

/** How long requests under way may take to finish when the service stops. */
const PATIENCE_MS = 8_000

/**
 * How long all of a stop may take: whoever asks for one kills after ten seconds. What was confirmed is on disk without a
 * proper end as well; the next start only takes a little longer.
 */
const LAST_MS = 9_000

export interface Service {
  /** Address for the operator's browser. */
  readonly url: string
  readonly logger: Logger
  /** Finishes what is under way and closes the database; calling it twice is fine. */
  stop(): Promise<void>
}

/** What an operator can open: every address of the machine is shown as `localhost`. */
function addressFor(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
}

/** Invented content for an empty database. Its texts are many: they are read only where they may be needed. */
async function fillEmpty(db: Db, now: Date, settings: Settings, logger: Logger): Promise<void> {
  const { isEmpty, loadSample, samplePassword } = await import('./db/sample/index.ts')
  if (!(await isEmpty(db))) return
  const passwordHash = await hashPassword(samplePassword, settings.passwordCost)
  const siteName = settings.sites.standard.name
  await loadSample(db, {
    now: now.getTime(),
    passwordHash,
    siteName,
    fieldKey: await fieldKey(settings),
    files: localFiles(settings.dataDir, settings.fieldKey),
    logger,
  })
}

/** Whoever reads about this project knows the sample accounts' password: no public service may hold them. */
async function refuseSample(db: Db, { publicOrigin }: Settings): Promise<void> {
  if (publicOrigin === undefined || !(await hasSample(db))) return
  throw new StartError(
    '数据库中有示例数据，示例账号的密码人人可见，不能用于公开服务（设了 PUBLIC_ORIGIN）；请换一个新的 DATA_DIR 或数据库 · ' +
      'the database holds sample content, whose passwords everybody knows, which no public service (PUBLIC_ORIGIN) may; use a new DATA_DIR or database',
  )
}

/** The database, ready to be used, and the clock that goes with it. */
async function prepareDb(settings: Settings, logger: Logger) {
  const { databaseUrl, dataDir, sampleContent } = settings
  await ensureDataDir(dataDir)
  const db = await openDb({ databaseUrl, dataDir, logger })
  let stopClock = () => {}
  try {
    const shared = await startSharedClock(db, logger)
    stopClock = shared.stop
    const { clock } = shared
    await migrate(db, { logger })
    await fillTalentIndex(db)
    await refuseSample(db, settings)
    if (sampleContent) await fillEmpty(db, clock.now(), settings, logger)
    return { db, clock, stopClock }
  } catch (error) {
    stopClock()
    await db.close()
    throw error
  }
}

/**
 * Starts the service: takes the port first, so that a busy one is found out before anything is touched; then opens the
 * database, migrates it and fills an empty one with sample content. Until that is done requests are answered by 503.
 * Throws `StartError`, `DbOpenError` or `MigrationError`, with nothing left open.
 */
export async function startService(settings: Settings, portal?: Portal): Promise<Service> {
  const logger = createLogger({ level: settings.logLevel, write: line => process.stdout.write(`${line}\n`) })
  let app: App | undefined
  const listener = await listen(
    (request, bindings) =>
      app?.http.fetch(request, bindings) ??
      (wantsPage(request) ? faultPage(503) : faultAnswer(codes.unavailable, unixSeconds(systemClock.now()))),
    settings.host,
    settings.port,
  )
  try {
    const { db, clock, stopClock } = await prepareDb(settings, logger)
    if ((await reviewIn(db, settings)) === 'automatic') logger.warn('companies.checkedByRulesAlone')
    const files = localFiles(settings.dataDir, settings.fieldKey)
    const outbox = fileOutbox(settings.dataDir, clock.now)
    app = createApp({
      db,
      clock,
      logger,
      settings,
      calls: allCalls,
      fileRules,
      ...(portal && { portal }),
      outbox,
      files,
    })
    const url = addressFor(settings.host, listener.port)
    const origin = settings.publicOrigin ?? new URL(url).origin
    const stopUpkeep = startUpkeep({ db, files, outbox, clock, logger, origin })
    const stopReminders = startReminders(db, clock, logger)
    const stopDraining = startDraining({ db, settings, clock, logger })
    const stopPapers = startPapers({ db, files, settings, clock, logger })
    const stopRefusals = app.refusals.start()
    const stopSealing = startSealing({ db, clock, logger, settings })
    const stopTelling = app.startTelling()
    const stopBeating = startBeating({ db, clock, logger, takeOverload: app.takeOverload })
    const stopReconciling = startReconciling({ db, clock, logger, settings, outbox })
    const stop = async () => {
      logger.info('service.stopping')
      stopClock()
      stopUpkeep()
      stopReminders()
      stopReconciling()
      stopSealing()
      stopDraining()
      stopPapers()
      stopTelling()
      const finish = async () => {
        await listener.stop(PATIENCE_MS)
        await stopRefusals()
        await stopBeating()
        await db.close()
      }
      if (await isDoneWithin(LAST_MS, finish())) logger.info('service.stopped')
      else logger.warn('service.stop_forced')
    }
    let stopping: Promise<void> | undefined
    return {
      url,
      logger,
      stop() {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await listener.stop(0)
    throw error
  }
}
