import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { PageName } from '#contract/pages'
import { useSay } from '#platform/notices'
import { decide, useAddress, useNavigate } from '#platform/routing'
import { awaitComeback } from './comeback.ts'
import type { Guardian } from './guardian.ts'
import { matchAddress, matchOf } from './match.ts'
import { loadPage } from './pages.ts'
import { firstShown, pathWithQuery, type Shown } from './shown.ts'
import { UnreachablePage } from './UnreachablePage.tsx'

/** What the router adapter does to the world around it. */
export interface NavigationEffects {
  guardian: Guardian
  /** The login has expired: says so for 3 s, then logs out and calls back. */
  onExpired: (leave: () => void) => void
  /** Forget the token and go on as a guest. */
  onLogOut: () => void
  onStart: () => void
  /** The new page is about to be shown: pending reads of the old one are given up. */
  onShow: () => void
  onEnd: () => void
}

/** Follows the address: asks the guard, loads the chunk, and only then changes the page. */
export function useShown(effects: NavigationEffects | null, instead: PageName | undefined): Shown {
  const location = useAddress()
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => firstShown(location, instead))

  const say = useSay()

  /** Answers whether the page waits for the line. */
  const follow = useEffectEvent(async (isCurrent: () => boolean): Promise<boolean> => {
    if (!effects) return false
    const address = pathWithQuery(location)
    effects.onStart()
    try {
      const match = matchAddress(address)
      const target = match ?? matchOf('notFound')
      const page = loadPage(target.name).catch(() => UnreachablePage)
      const known = effects.guardian.known()
      const fetched = known === undefined ? await effects.guardian.ask() : known
      const decision = decide(match?.page ?? null, address, fetched)
      if (!isCurrent()) return false
      switch (decision.kind) {
        case 'redirect':
          navigate(decision.to, { replace: true })
          return false
        case 'expired':
          effects.onExpired(() => navigate(decision.to, { replace: true }))
          return false
        case 'log-out-and-proceed':
          effects.onLogOut()
          break
        case 'unreachable':
        case 'proceed':
          break
        default:
          decision satisfies never
      }
      const Page = decision.kind === 'unreachable' ? UnreachablePage : await page
      if (!isCurrent()) return false
      const isFirst = shown.location.pathname === location.pathname
      // Without a line the page that is on the screen stays there, and what was followed comes with the line.
      if (Page === UnreachablePage && !isFirst && !navigator.onLine) {
        say.warning('网络已断开，恢复后自动打开您点的页面')
        return true
      }
      // The first page stays where it is: what it has begun to read is its own, and being the right one draws nothing anew.
      if (isFirst && shown.Page === Page && shown.match.path === target.path) return false
      // The service has looked as a guest and found nothing; a guest would only see that take its time once more.
      if (isFirst && instead && !fetched) return false
      if (!isFirst) effects.onShow()
      setShown({ location, match: target, Page })
      return false
    } finally {
      if (isCurrent()) effects.onEnd()
    }
  })

  // A changed query leaves the page where it is: only another path is another page. Nobody waits for a frame in between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what is followed
  useLayoutEffect(() => {
    let current = true
    let stop: (() => void) | undefined
    // Once this commit is through: what is drawn within it would be drawn in one go, the rest of the page with it.
    queueMicrotask(() => {
      if (!current) return
      void follow(() => current).then(waits => {
        // Loaded anew: some browsers remember for the page's whole life that a script could not be fetched.
        if (waits && current) stop = awaitComeback(() => window.location.reload())
      })
    })
    return () => {
      current = false
      stop?.()
    }
  }, [location.pathname])

  const samePath = location.pathname === shown.location.pathname
  return samePath ? { ...shown, location } : shown
}
