import { join } from 'node:path'
import { isBuilt, markBuilt } from './built.ts'
import { root } from './steps.ts'

// Both the build and the renderer's React read it.
process.env.NODE_ENV ??= 'production'

/** Builds the portal when its sources have changed since the last build, then runs the service in this process. */
if (!(await isBuilt())) {
  console.log('正在构建门户 · building the portal')
  const { buildPortal } = await import('./build.ts')
  const { precompress } = await import('../server/portal/assets.ts')
  await buildPortal()
  await precompress(join(root, 'dist/client'))
  await markBuilt()
}
const { main } = await import('../server/main.ts')
await main(process.env)
