import { createServer } from 'vite'
import { startService } from '../server/service.ts'
import { readSettings } from '../server/settings.ts'
import { developmentPortal } from './dev/portal.ts'

// npm run dev — the service, and the portal from its sources, on one address.
// What the browser runs changes under one's hands; a change of what the service runs starts it again (node --watch).

process.env.NODE_ENV = 'development'
process.env.LOG_LEVEL ??= 'warn'
// A worker would report its modules to --watch among the messages of the database.
delete process.env.WATCH_REPORT_DEPENDENCIES
const buildTime = new Date().toISOString()
process.env.BUILD_TIME = buildTime

const settings = readSettings(process.env)
const vitePort = (settings.port || 4000) + 1
const vite = await createServer({
  // Loaded by Node itself, which then watches it as well.
  configLoader: 'native',
  appType: 'custom',
  server: { host: '127.0.0.1', port: vitePort, strictPort: true, hmr: { clientPort: vitePort } },
})

async function stop(code: number): Promise<void> {
  await service?.stop()
  await vite.close()
  process.exit(code)
}

let service: Awaited<ReturnType<typeof startService>> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))
try {
  await vite.listen()
  service = await startService(settings, await developmentPortal(vite, { vitePort, buildTime }))
  console.log(`${settings.sites.standard.name} · 开发 · developing at ${service.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}
