import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first groups of an IPv6 address or network, with the zeros that `::` leaves out. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail = ''] = address.split(/[%/]/)[0]?.split('::') ?? []
  const [before, after] = [head, tail].map(part => part.split(':').filter(group => group !== ''))
  const groups = [before ?? [], after ?? []].map(part => part.map(group => Number.parseInt(group, 16)))
  const [first = [], last = []] = groups
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}

/** The network of an IPv6 address with its first `bits` bits. */
function prefixOf(address: string, bits: number): string {
  const groups = groupsOf(address)
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) => group & (0xffff << Math.max(0, (at + 1) * 16 - bits)))
  return `${groups.map(group => group.toString(16)).join(':')}::/${bits}`
}

/** An IPv6 customer is given a /56 or more: limits count that, not one of its 2^72 addresses. */
function subjectOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address
  return isIPv6(plain) ? prefixOf(plain, 56) : plain
}

/** The network around what `clientIp` gives: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (ip: string): string => (ip.includes(':') ? prefixOf(ip, 48) : ip.replace(/\.\d+$/, '.0/24'))

/**
 * Address for which limits count. Only the last `trustedProxies` hops of `X-Forwarded-For` were written by our own
 * proxies; whatever stands before them anybody can make up.
 */
export function clientIp(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return subjectOf(peer)
  const hops = (forwardedFor ?? '')
    .split(',')
    .map(hop => hop.trim())
    .filter(hop => hop !== '')
  return subjectOf(hops.at(-trustedProxies) ?? hops[0] ?? peer)
}
