import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** A request may be on its way over a connection that looks idle: to cut it off would look like a fault of ours. */
const IDLE_MS = 1_000
/** How long the rest of a request is waited for. */
const HALF_SENT_MS = 3_000
const OFTEN_MS = 50

/**
 * Prepares a server for its end. What is given back closes it: nobody new is let in, every answer says that it is the
 * connection's last, and what is left after `patienceMs` is cut off.
 */
export function farewell(server: Server): (patienceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  const open = new Map<IncomingMessage, ServerResponse>()
  let isOver = false

  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Before whoever answers it.
  server.prependListener('request', (incoming, outgoing) => {
    open.set(incoming, outgoing)
    outgoing.once('close', () => open.delete(incoming))
    if (isOver) outgoing.shouldKeepAlive = false
  })

  const closeUnasked = () => {
    const answered = new Set([...open.keys()].filter(({ complete }) => complete).map(({ socket }) => socket))
    for (const socket of sockets) if (!answered.has(socket)) socket.destroy()
  }

  return async patienceMs => {
    isOver = true
    for (const outgoing of open.values()) outgoing.shouldKeepAlive = false
    // Two turns of the loop: whoever has knocked already is let in.
    await turn()
    await turn()
    const closed = new Promise<void>(done => server.once('close', done))
    // The one of `http` would cut connections that look idle at once.
    TcpServer.prototype.close.call(server)
    const began = performance.now()
    const watch = setInterval(
      () => {
        const waited = performance.now() - began
        if (waited >= patienceMs) server.closeAllConnections()
        else if (waited >= HALF_SENT_MS) closeUnasked()
        else if (waited >= IDLE_MS) server.closeIdleConnections()
      },
      Math.min(OFTEN_MS, patienceMs),
    )
    await closed
    clearInterval(watch)
    // Ends what it does by the clock.
    server.close()
  }
}
