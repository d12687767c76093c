import { expect, test } from 'vitest'
import { clientIp, networkOf } from './client-ip.ts'

test.each([
  {
    proxies: 0,
    peer: '203.0.113.7',
    forwarded: '198.51.100.1',
    ip: '203.0.113.7',
    why: 'anybody can write the header',
  },
  { proxies: 1, peer: '10.0.0.1', forwarded: '198.51.100.1', ip: '198.51.100.1', why: 'our proxy wrote the last hop' },
  {
    proxies: 1,
    peer: '10.0.0.1',
    forwarded: '1.1.1.1, 198.51.100.1',
    ip: '198.51.100.1',
    why: 'the first hop is made up',
  },
  {
    proxies: 2,
    peer: '10.0.0.1',
    forwarded: '1.1.1.1, 198.51.100.1, 10.0.0.2',
    ip: '198.51.100.1',
    why: 'two of ours',
  },
  { proxies: 2, peer: '10.0.0.1', forwarded: '198.51.100.1', ip: '198.51.100.1', why: 'fewer hops than proxies' },
  { proxies: 1, peer: '10.0.0.1', forwarded: undefined, ip: '10.0.0.1', why: 'no header at all' },
  { proxies: 1, peer: '10.0.0.1', forwarded: ' , ', ip: '10.0.0.1', why: 'an empty header' },
  { proxies: 0, peer: '::ffff:203.0.113.7', forwarded: undefined, ip: '203.0.113.7', why: 'IPv4 inside IPv6' },
  { proxies: 0, peer: '2001:DB8:1:2:3:4:5:6', forwarded: undefined, ip: '2001:db8:1:0::/56', why: 'a whole customer' },
  { proxies: 0, peer: '2001:db8::1', forwarded: undefined, ip: '2001:db8:0:0::/56', why: 'zeros left out' },
  {
    proxies: 0,
    peer: '2001:db8:1:ab12::9',
    forwarded: undefined,
    ip: '2001:db8:1:ab00::/56',
    why: 'the next customer',
  },
  { proxies: 0, peer: '::1', forwarded: undefined, ip: '0:0:0:0::/56', why: 'this machine' },
])('limits count for $ip: $why', ({ proxies, peer, forwarded, ip }) => {
  expect(clientIp(peer, forwarded, proxies)).toBe(ip)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:ab00::/56', '2001:db8:1::/48'],
  ['2001:db8:1:0::/56', '2001:db8:1::/48'],
])('%s lies in the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
