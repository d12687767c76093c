import { build } from 'vite'
import { chunks } from './build/chunk-groups.ts'

/** Builds the browser's half and the service's renderer, both stamped with the same moment. */
export async function buildPortal(): Promise<void> {
  process.env.BUILD_TIME = new Date().toISOString()
  await build({ logLevel: 'warn', build: { rolldownOptions: { output: chunks } } })
  await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } })
}

if (import.meta.main) await buildPortal()
