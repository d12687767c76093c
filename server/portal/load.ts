import { join } from 'node:path'
import { loadAssets } from './assets.ts'
import { respondWithPage } from './pages.ts'
import type { Portal } from './portal.ts'
import { loadRenderer } from './renderer.ts'

/** Loads the built portal: `dist/client` for the browser and `dist/server` to render with. Rejects when it is not built. */
export async function loadPortal(dist: string): Promise<Portal> {
  const assets = await loadAssets(join(dist, 'client'))
  const { render, manifest, publicPaths } = await loadRenderer(dist)
  return {
    file: assets.respond,
    page: (request, parts) => respondWithPage(render, manifest, request, parts),
    publicPaths,
  }
}
