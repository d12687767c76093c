import { useEffect, useState, useSyncExternalStore } from 'react'
import { codes } from '#contract/codes'
import { topicOf } from '#contract/events'
import { deskLive, deskSnapshot, sendScans } from '#contract/fair-desk'
import { useTransport } from '#platform/call'
import { useEvents } from '#platform/events'
import { v4 } from '#platform/id'
import { browserStorage, lastsInBrowser } from '#platform/storage'
import { CallRefused, isNotFound } from '#platform/transport'
import { createDesk, type Trouble } from '../model/desk.ts'
import { keepDeskPage } from '../model/offline-page.ts'

const storage = browserStorage()
/** A stop is heard of at once, or within so long where events do not come through. */
const EVERY_MS = 2_000

const quiet = { isQuiet: true } as const

function troubleOf(error: unknown): Trouble {
  if (isNotFound(error)) return 'missing'
  const refusals: readonly number[] = [codes.wrongState, codes.invalid]
  return error instanceof CallRefused && refusals.includes(error.code) ? 'refused' : 'offline'
}

/** The desk of a fair, which lives as long as its page hears what is decided about the fair, and asks the service every two seconds. */
export function useDesk(fair: string) {
  const transport = useTransport()
  const [desk] = useState(() =>
    createDesk({
      fair,
      storage,
      snapshot: () => transport().call(deskSnapshot, { fair }, quiet),
      live: since => transport().call(deskLive, { fair, since }, quiet),
      send: scans => transport().call(sendScans, { fair, scans: [...scans] }, quiet),
      troubleOf,
      now: Date.now,
      ran: () => performance.now(),
      newId: v4,
      lasts: lastsInBrowser,
    }),
  )
  const state = useSyncExternalStore(desk.subscribe, desk.getState, desk.getState)
  // What is not handed in yet is, also when the fair is over; and without a line one can't know that it was not prolonged.
  const isOpen = state.phase !== 'missing' && (state.phase !== 'over' || state.unsent > 0 || state.line === 'off')
  useEvents(state.sent ? [topicOf.fair(fair)] : [], event => {
    if (event.kind === 'fair.state' && event.data.fair === fair) void desk.tell(event.data)
    if (event.kind === 'reset') void desk.sync()
  })
  useEffect(() => {
    void desk.begin()
    return desk.leave
  }, [desk])
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void desk.sync(), EVERY_MS)
    return () => clearInterval(timer)
  }, [desk, isOpen])
  const isReady = state.phase === 'ready' && state.line === 'on'
  useEffect(() => {
    if (!isReady) return
    // What a desk needs beside its page where there is no network: the reader of codes.
    const parts = [import('jsqr'), import('../parts/DeskCamera/index.ts')]
    void Promise.allSettled(parts).then(() => keepDeskPage(fair))
  }, [isReady, fair])
  return { desk, state }
}
