import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * An IPv6 customer may have a whole /56 (RFC 6177): limits count that, and not one of its 2^72 addresses or 256 networks.
 */
function network(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(group => group !== '')
  const after = tail.split(':').filter(group => group !== '')
  const zeros = plain.includes('::') ? Array.from({ length: 8 - groups.length - after.length }, () => '0') : []
  const [first, second, third, fourth = '0'] = [...groups, ...zeros, ...after]
  const half = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return `${first}:${second}:${third}:${half}::/56`.toLowerCase()
}

/**
 * Address for which limits count. Only the last `trustedProxies` hops of `X-Forwarded-For` were written by our own
 * proxies; whatever stands before them anybody can make up.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return network(peer)
  const hops = (forwardedFor ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(hop => hop !== '')
  return network(hops.at(-trustedProxies) ?? hops[0] ?? peer)
}
