import { useEffect, useRef, useState } from 'react'
import type { InputOf } from '#contract/endpoint'
import { ZIP_COUNT_HEADER, zipAll, zipSelected, zipTalents } from '#contract/resume-files'
import { saveFile, useTransport } from '#platform/call'
import { wordsFor } from '#platform/forms'
import type { CallOptions } from '#platform/transport'
import { createCollectedFile } from '../model/collected-file.ts'
import { createEntryCounter } from '../model/zip-entries.ts'

/** Which resumes a ZIP is to hold: received ones by id or by filter, or open ones by id. */
export type ZipOrder =
  | { readonly ids: string[] }
  | { readonly filter: InputOf<typeof zipAll> }
  | { readonly resumeIds: string[] }

export interface ZipProgress {
  /** Resumes that have come. */
  readonly files: number
  /** 0 until it is known. */
  readonly total: number
  readonly bytes: number
}

type ZipState =
  | { readonly step: 'asking' }
  | ({ readonly step: 'coming' } & ZipProgress)
  | ({ readonly step: 'done' } & ZipProgress)
  | { readonly step: 'failed'; readonly words: string }

/** Nothing has come for so long: the line is gone. */
const STALLED_MS = 60_000
const STALLED = '很长时间没有收到新的内容，请检查网络后重试'

/** Fetches a ZIP piece by piece, says how far it is, and saves it when it is whole. */
export function useResumeZip(order: ZipOrder, count = 0) {
  const transport = useTransport()
  const [state, setState] = useState<ZipState>({ step: 'asking' })
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  function ask(options: CallOptions): Promise<unknown> {
    if ('ids' in order) return transport().call(zipSelected, { ids: order.ids }, options)
    if ('filter' in order) return transport().call(zipAll, order.filter, options)
    return transport().call(zipTalents, { resumeIds: order.resumeIds }, options)
  }

  async function begin() {
    const own = new AbortController()
    control.current = own
    const stall = () => own.abort(STALLED)
    let timer = window.setTimeout(stall, STALLED_MS)
    let progress: ZipProgress = { files: 0, total: count, bytes: 0 }
    setState({ step: 'coming', ...progress })

    async function readFile(response: Response): Promise<Blob> {
      const total = Number(response.headers.get(ZIP_COUNT_HEADER)) || count
      // The first file is a notice.
      const add = createEntryCounter()
      const collected = createCollectedFile('application/zip')
      const reader = response.body?.getReader()
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        window.clearTimeout(timer)
        timer = window.setTimeout(stall, STALLED_MS)
        collected.add(next.value)
        progress = { files: Math.max(0, add(next.value) - 1), total, bytes: progress.bytes + next.value.length }
        setState({ step: 'coming', ...progress })
      }
      return collected.file()
    }

    try {
      const file = await ask({ readFile, signal: own.signal })
      saveFile(file)
      setState({ step: 'done', ...progress })
    } catch (error) {
      if (!own.signal.aborted) setState({ step: 'failed', words: wordsFor(error) })
      else setState(own.signal.reason === STALLED ? { step: 'failed', words: STALLED } : { step: 'asking' })
    } finally {
      window.clearTimeout(timer)
    }
  }

  return {
    state,
    begin,
    /** Gives up what is coming; the service stops as well. */
    cancel: () => control.current?.abort(),
    /** Back to the beginning. */
    reset: () => setState({ step: 'asking' }),
  }
}
