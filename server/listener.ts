import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { farewell } from './farewell.ts'
import { StartError } from './start-error.ts'

type Answer = Parameters<typeof getRequestListener>[0]

export interface Listener {
  /** The port in use; another than asked for when that was 0. */
  readonly port: number
  /** Takes no new requests, lets those under way finish, and cuts off what is left after `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  EADDRINUSE: ['端口已被占用', 'the port is in use'],
  EACCES: ['没有权限使用该端口', 'no permission for this port'],
  EADDRNOTAVAIL: ['本机没有这个地址', 'this machine has no such address'],
}

/**
 * What a connection may hold without a whole request: names and headers take one packet, the longest bodies are read in
 * half a minute (http/read-body.ts), and nobody else waits for either.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 40_000, connectionsCheckingInterval: 1_000 } as const

/** Listens on an address. Throws `StartError` when it cannot be had. */
export async function listen(answer: Answer, host: string, port: number): Promise<Listener> {
  const handle = getRequestListener(answer)
  const server = createServer(timeouts, (incoming, outgoing) => void handle(incoming, outgoing))
  const stop = farewell(server)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    const [chinese, english] = reasons[error.code ?? ''] ?? [String(error.code), String(error.code)]
    throw new StartError(`无法监听 ${host}:${port}：${chinese} · cannot listen on ${host}:${port}: ${english}`)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop,
  }
}
