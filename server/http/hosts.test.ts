import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { hostCheck } from './hosts.ts'

const named = {
  PUBLIC_ORIGIN: 'https://www.example.cn:8443',
  PUBLIC_HOSTS: 'nc.example.net, 人才.example.org',
  TALENT_HOSTS: 'rcfw.example.com',
  MAIN_DOMAINS: 'jobs.example',
}

test('a machine on which nothing is set is found by its addresses and its own names', () => {
  const isOurs = hostCheck(readSettings({}))
  const own = [
    'localhost',
    'jx.localhost',
    '127.0.0.1',
    '192.168.1.20',
    '[::1]',
    '[2001:db8::7]',
    hostname().toLowerCase(),
  ]
  expect(own.filter(host => !isOurs(host))).toEqual([])
  const foreign = ['evil.example', 'localhost.evil.example', 'notlocalhost', '127.0.0.1.evil.example', '']
  expect(foreign.filter(isOurs)).toEqual([])
})

test('a portal is found by every name that its settings have, and by no other', () => {
  const isOurs = hostCheck(readSettings(named))
  const own = [
    'www.example.cn',
    'nc.example.net',
    new URL('http://人才.example.org').hostname,
    'rcfw.example.com',
    'jobs.example',
    'nc.jobs.example',
  ]
  expect(own.filter(host => !isOurs(host))).toEqual([])
  expect(['example.cn', 'evil.nc.example.net', 'evilljobs.example', 'evil-jobs.example'].filter(isOurs)).toEqual([])
})

test('a name that the service is told to listen on is its own', () => {
  expect(hostCheck(readSettings({ HOST: 'Intranet-7' }))('intranet-7')).toBe(true)
})

test('whoever develops may call it what they like', () => {
  expect(hostCheck(readSettings({ NODE_ENV: 'development' }))('anything.example')).toBe(true)
  expect(hostCheck(readSettings({ NODE_ENV: 'test' }))('anything.example')).toBe(false)
})
