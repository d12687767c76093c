import { createContext, use, useCallback } from 'react'
import type { Transport } from '../transport/index.ts'

/** The transport, provided by the shell; null while a page is rendered on the server, where hooks have their data. */
export const TransportContext = createContext<Transport | null>(null)

/** The transport; throws where the shell has not provided one. */
export function useTransport(): () => Transport {
  const transport = use(TransportContext)
  return useCallback(() => {
    if (!transport) throw new Error('No transport has been provided')
    return transport
  }, [transport])
}
