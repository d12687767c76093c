import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { open, seal } from '../../server/http/cipher.ts'
import type { Endpoint, InputOf, OutputOf } from '../../src/contract/endpoint.ts'
import { API_PREFIX, headers, SEALED_TYPE } from '../../src/contract/wire.ts'

/** Another address of this machine, as another house has another one. */
const ADDRESS = '127.0.0.2'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Posts to the service from the attacker's address; rejects when the connection is cut. */
export function post(origin: string, path: string, { headers: sent, body }: Sent): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = {
    method: 'POST',
    agent: false,
    localAddress: ADDRESS,
    headers: { ...sent, 'Content-Length': body.length },
  }
  const read = async (answer: IncomingMessage) => {
    const pieces = await answer.toArray()
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }
  }
  const asked = request(origin + path, options, answer => void read(answer).then(resolve, reject))
  asked.once('error', reject)
  asked.end(body)
  return promise
}

/** A body of a sealed call with what belongs to it. */
export function sealed(path: string, text: string): Sent {
  const seconds = Math.floor(Date.now() / 1_000)
  const body = Buffer.from(seal(text, { method: 'POST', path, direction: 'c2s', seconds }))
  return { headers: { 'Content-Type': SEALED_TYPE, [headers.sealedAt]: String(seconds) }, body }
}

/** Makes a sealed call and opens its answer. */
export async function callFrom<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const path = API_PREFIX + endpoint.path
  const answer = await post(origin, path, sealed(path, JSON.stringify(input)))
  const seconds = Number(answer.headers[headers.sealedAt.toLowerCase()])
  const text = open(answer.body.toString(), { method: 'POST', path, direction: 's2c', seconds })
  return JSON.parse(text)
}

/** A request that promises a body and does not send it. */
export function halfSent(origin: string, path: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress: ADDRESS })
  socket.on('error', () => {})
  socket.resume()
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: ${SEALED_TYPE}\r\nContent-Length: 1000\r\n\r\nhalf`,
  )
  return socket
}
