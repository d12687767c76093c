import { useEffect, useState, useSyncExternalStore } from 'react'
import { boothBook, listBoothVisits, sendBoothRecords } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { useRenew, useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { browserStorage, lastsInBrowser } from '#platform/storage'
import { CallRefused, isNotFound } from '#platform/transport'
import { createBooth, type Trouble } from '../model/booth.ts'
import { keepBoothPage } from '../model/offline-page.ts'

const storage = browserStorage()
/** What was written is handed in within so long. */
const EVERY_MS = 3_000

const quiet = { isQuiet: true } as const

function troubleOf(error: unknown): Trouble {
  if (isNotFound(error)) return 'missing'
  const refusals: readonly number[] = [codes.wrongState, codes.invalid, codes.quotaReached]
  return error instanceof CallRefused && refusals.includes(error.code) ? 'refused' : 'offline'
}

/** The booth of an employer at a fair, which lives as long as its page and hands in what is written by itself. */
export function useBooth(participation: string) {
  const transport = useTransport()
  const renew = useRenew(listBoothVisits)
  const [booth] = useState(() =>
    createBooth({
      participation,
      storage,
      book: () => transport().call(boothBook, { participation }, quiet),
      send: records => {
        const sent = records.map(({ number: _, outcome: __, ...record }) => record)
        return transport().call(sendBoothRecords, { participation, records: sent }, quiet)
      },
      troubleOf,
      now: Date.now,
      newId: v4,
      lasts: lastsInBrowser,
    }),
  )
  const state = useSyncExternalStore(booth.subscribe, booth.getState, booth.getState)
  useEffect(() => {
    void booth.begin()
    const sync = () => void booth.sync()
    const timer = setInterval(sync, EVERY_MS)
    addEventListener('online', sync)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sync)
    }
  }, [booth])
  const { kept } = state
  useEffect(() => {
    if (kept > 0) void renew()
  }, [kept, renew])
  const isReady = state.phase === 'ready' && state.line === 'on'
  useEffect(() => {
    if (!isReady) return
    // What a booth needs beside its page where there is no network: the reader of codes.
    void Promise.allSettled([import('jsqr')]).then(() => keepBoothPage())
  }, [isReady])
  return { booth, state }
}
