import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InProcess } from '../http/in-process.ts'

/** What the built renderer is handed for one page (src/app/entry-server.tsx). */
export interface RenderRequest {
  /** Path with query. */
  readonly url: string
  /** Origin that people see. */
  readonly origin: string
  /** CSP nonce of this answer's style element. */
  readonly nonce: string
  /** The service's own client, as a guest. */
  readonly call: InProcess
  readonly settings: {
    readonly siteName: string
    readonly variant: 'standard' | 'talent'
    readonly hardening: boolean
  }
  /** The browser's cookies, as its header has them. */
  readonly cookies: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The client build's manifest. */
  readonly manifest: unknown
}

export interface Rendered {
  readonly status: number
  /** The whole HTML document. */
  readonly document: string
}

export type Render = (request: RenderRequest) => Promise<Rendered>

export interface Renderer {
  readonly render: Render
  readonly manifest: unknown
  /** Addresses of public pages without parameters. */
  readonly publicPaths: readonly string[]
}

/** Loads the renderer and the manifest of a build. It is an artefact, not a module of ours: its types end here. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const entry: Pick<Renderer, 'render' | 'publicPaths'> = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  )
  const manifest: unknown = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'))
  return { render: entry.render, manifest, publicPaths: entry.publicPaths }
}
