import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint, Schemas } from '#contract/endpoint'
import { somebody } from '../presence/index.ts'
import { useSession } from '../session/index.ts'
import { useTransport } from './TransportContext.ts'

/** A call that notes a look at the thing of an id. */
type Look = Endpoint<Schemas & { readonly input: z.ZodMiniType<unknown, { id: string }> }>

/**
 * Notes that somebody looks at a thing, once it is known which ('' for not yet): at once for who is signed in, and at the
 * first sign of a guest, so that a page nobody reads counts nothing. Nobody waits for it.
 */
export function useLook(endpoint: Look, id: string) {
  const transport = useTransport()
  const { user } = useSession()
  const reader = user?.userId ?? ''
  useEffect(() => {
    let isGone = id === ''
    const look = () => {
      if (isGone) return
      transport()
        .call(endpoint, { id }, { isQuiet: true })
        .catch(() => undefined)
    }
    if (reader) look()
    else void somebody(window).then(look)
    return () => {
      isGone = true
    }
  }, [endpoint, id, reader, transport])
}
