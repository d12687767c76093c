import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { precompress } from '../server/portal/assets.ts'
import { isBuilt, markBuilt, root } from './built.ts'

/**
 * Builds the portal when its sources have changed since the last build; false when it cannot be built. The build has a
 * process of its own: its memory and its signal handlers end with it.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (await isBuilt()) return true
  console.log('正在构建门户 · building the portal')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  if (status !== 0) return false
  await precompress(join(root, 'dist/client'))
  await markBuilt()
  return true
}
