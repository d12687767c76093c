import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a PostgreSQL server that can fall silent, as a server that hangs: connections open, and no word comes. */
export interface Silenceable {
  /** Address of the same database by this way. */
  readonly url: string
  /** Connections taken so far. */
  accepted(): number
  /** Keeps back what is said from now on; resolves when something has been. */
  hush(): Promise<void>
  /** Lets it through, and what follows. */
  speak(): void
  stop(): Promise<void>
}

/** Opens such a way to the database at `databaseUrl`. */
export async function silenceable(databaseUrl: string): Promise<Silenceable> {
  const { port, hostname } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const kept: (() => void)[] = []
  let accepted = 0
  let keep: (() => void) | undefined
  const carry = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', piece => {
      if (!keep) return void to.write(piece)
      kept.push(() => to.writable && to.write(piece))
      return keep()
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer(client => {
    accepted += 1
    const behind = connect(Number(port), hostname)
    carry(client, behind)
    carry(behind, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    accepted: () => accepted,
    hush() {
      const { promise, resolve } = Promise.withResolvers<void>()
      keep = resolve
      return promise
    },
    speak() {
      keep = undefined
      for (const send of kept.splice(0)) send()
    },
    async stop() {
      const closed = new Promise(done => server.close(done))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
