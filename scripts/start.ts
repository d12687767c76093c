import { ensureDataDir } from '../server/data-dir.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import { StartError } from '../server/start-error.ts'
import { ensureBuilt } from './ensure-built.ts'

// Both the build and the renderer's React read it.
process.env.NODE_ENV ??= 'production'

// A setting that is wrong, and a folder that cannot be, are said at once, not after a build.
try {
  await ensureDataDir(readSettings(process.env).dataDir)
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Builds the portal when it must be, then runs the service in this process. */
if (!(await ensureBuilt())) {
  console.error('门户构建失败 · the portal cannot be built')
  process.exit(1)
}
const { main } = await import('../server/main.ts')
await main(process.env)
