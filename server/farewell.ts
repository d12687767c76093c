import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'

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
  let arrived = 0

  server.on('connection', socket => {
    arrived += 1
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

  /** Whoever has knocked already; the system hands over one connection in a turn of the loop, and resets the rest. */
  const letIn = async (began: number) => {
    await turn()
    for (let known = -1; known < arrived && performance.now() - began < IDLE_MS; ) {
      known = arrived
      await turn()
    }
  }

  const cutOff = (waited: number, patienceMs: number) => {
    if (waited >= patienceMs) server.closeAllConnections()
    else if (waited >= HALF_SENT_MS) closeUnasked()
    else if (waited >= IDLE_MS) server.closeIdleConnections()
  }

  return async patienceMs => {
    isOver = true
    for (const outgoing of open.values()) outgoing.shouldKeepAlive = false
    const began = performance.now()
    await letIn(began)
    const closed = new Promise<void>(done => server.once('close', done))
    // The one of `http` would cut connections that look idle at once.
    TcpServer.prototype.close.call(server)
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    while (!isClosed) {
      await Promise.race([closed, delay(Math.min(OFTEN_MS, patienceMs))])
      const waited = performance.now() - began
      // A loop that was busy has not read yet what has come meanwhile: that is no silence.
      await turn()
      cutOff(waited, patienceMs)
    }
    // Ends what it does by the clock.
    server.close()
  }
}
