import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { precompress } from '../server/portal/assets.ts'
import { isBuilt, markBuilt, root } from './built.ts'

// Both the build and the renderer's React read it.
process.env.NODE_ENV ??= 'production'

/**
 * Builds the portal when its sources have changed since the last build, then runs the service in this process. The
 * build has a process of its own: its memory and its signal handlers end with it.
 */
if (!(await isBuilt())) {
  console.log('正在构建门户 · building the portal')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('门户构建失败 · the portal cannot be built')
    process.exit(1)
  }
  await precompress(join(root, 'dist/client'))
  await markBuilt()
}
const { main } = await import('../server/main.ts')
await main(process.env)
