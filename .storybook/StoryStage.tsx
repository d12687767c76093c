import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { initCache } from 'swr/_internal'
import { Stage } from '../src/app/Stage.tsx'
import { pageAt } from '../src/contract/pages.ts'
import type { UserInfo } from '../src/contract/session.ts'
import { MemoryRouter, useAddress } from '../src/platform/routing/index.ts'

/** Where and for whom a story is told: its `parameters`. */
export interface Scene {
  /** Address with query, such as `/job-details/7?from=list`. Default `/`. */
  route?: string
  /** Path of the page in the table of pages, such as `/job-details/:id`: elsewhere nothing is shown. Default: any address, `*`. */
  path?: string
  /** Who is signed in, a fixture of the contract. Default: nobody. */
  session?: UserInfo
}

/**
 * An empty cache that takes an answer even after its story was left: SWR forgets a cache that it set up itself with the
 * story, and what a form sends on leaving comes back later than that.
 */
function createCache() {
  const cache = new Map()
  initCache(cache, { initFocus: () => {}, initReconnect: () => {} })
  return cache
}

const freshCache = { provider: createCache, dedupingInterval: 0 }

function Place({ path = '*', children }: { path: string | undefined; children: ReactNode }) {
  const { pathname } = useAddress()
  return (path === '*' || pageAt(pathname)?.page.path === path) && children
}

/** A stage at an address of its own, over the mock network, with nothing left over from the story before. */
export function StoryStage({ scene, children }: { scene: Scene; children: ReactNode }) {
  return (
    <MemoryRouter at={scene.route}>
      <SWRConfig value={freshCache}>
        <Stage user={scene.session}>
          <Place path={scene.path}>{children}</Place>
        </Stage>
      </SWRConfig>
    </MemoryRouter>
  )
}
