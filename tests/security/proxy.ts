import { connect, createServer, type Socket } from 'node:net'
import { EVENTS_PATH } from '#contract/events'

/** What comes back from the service, and the connection to whoever asked; `nth` counts the streams from 0. */
export type Carry = (from: Socket, to: Socket, nth: number) => void

/** What stands between. */
export interface Proxied {
  readonly origin: string
  /** How many streams have been asked for through it. */
  streams(): number
  stop(): Promise<void>
}

/** Carries everything on as it comes. */
export const through: Carry = (from, to) => void from.pipe(to)

/** Gathers up what comes, to pass it on in one piece when it has ended: of a stream nothing ever arrives. */
export const heldBack: Carry = (from, to) => {
  const pieces: Buffer[] = []
  from.on('data', piece => pieces.push(piece))
  from.on('end', () => to.end(Buffer.concat(pieces)))
}

/** Ends both sides after so many bytes, in the middle of whatever is said there. */
export const cutAfter =
  (bytesOf: (nth: number) => number): Carry =>
  (from, to, nth) => {
    let left = bytesOf(nth)
    from.on('data', piece => {
      to.write(piece.subarray(0, left))
      left -= piece.length
      if (left > 0) return
      to.destroySoon()
      from.destroy()
    })
    from.on('end', () => to.end())
  }

/** A proxy before the service on this machine, which carries streams as `carry` does and everything else as it comes. */
export async function proxyBefore(port: number, carry: Carry): Promise<Proxied> {
  const open = new Set<Socket>()
  let streams = 0
  const server = createServer(down => {
    const up = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [down, up],
      [up, down],
    ] as const) {
      open.add(one)
      // What one side breaks off is broken off on the other.
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
    down.on('close', () => up.destroy())
    down.once('data', head => {
      up.write(head)
      down.pipe(up)
      if (head.includes(EVENTS_PATH)) carry(up, down, streams++)
      else through(up, down, 0)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    streams: () => streams,
    stop() {
      for (const socket of open) socket.destroy()
      return new Promise(done => void server.close(() => done()))
    },
  }
}
