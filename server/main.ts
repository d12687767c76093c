import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DbOpenError } from './db/errors.ts'
import { MigrationError } from './db/migrate.ts'
import { errorFields } from './logger.ts'
import { loadPortal } from './portal/load.ts'
import { type Service, startService } from './service.ts'
import { type Environment, readSettings, SettingsError } from './settings.ts'
import { StartError } from './start-error.ts'

const expected = [SettingsError, StartError, DbOpenError, MigrationError]

/** One line for the operator. What nobody expected is named as well, without its stack. */
function lineFor(error: unknown): string {
  if (expected.some(kind => error instanceof kind)) return Object(error).message
  const reason = error instanceof Error ? error.message : String(error)
  return `启动失败：${reason} · the service cannot start: ${reason}`
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ')

function stopOn(service: Service): void {
  const end = (code: number) => () => {
    service.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      end(0)()
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      service.logger.error('process.fault', errorFields(error))
      end(1)()
    })
  }
}

const dist = join(import.meta.dirname, '../dist')

/** The built portal; without a build the service answers calls alone. */
const builtPortal = () => (existsSync(join(dist, 'server/entry-server.js')) ? loadPortal(dist) : undefined)

/** Starts the service from the environment; ends the process with one clear line when that is not possible. */
export async function main(environment: Environment): Promise<void> {
  try {
    const settings = readSettings(environment)
    const service = await startService(settings, await builtPortal())
    stopOn(service)
    console.log(`${settings.sites.standard.name} 已启动 · running at ${service.url}`)
  } catch (error) {
    console.error(oneLine(lineFor(error)))
    process.exit(1)
  }
}

if (import.meta.main) {
  // The renderer's React reads it when it is loaded.
  process.env.NODE_ENV ??= 'production'
  await main(process.env)
}
