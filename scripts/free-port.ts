import { createServer } from 'node:net'

/** A port on this machine that nobody listens on at the moment. */
export const freePort = (): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const probe = createServer()
  probe.on('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => resolve(typeof address === 'object' && address !== null ? String(address.port) : ''))
  })
  return promise
}
