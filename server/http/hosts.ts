import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../settings.ts'
import { type Env, hostOf } from './bindings.ts'

type Naming = Pick<Settings, 'mode' | 'host' | 'publicOrigin' | 'publicHosts' | 'sites'>

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, '')) !== 0

/** An address, or a name that only this machine answers to: nobody can have such a name in the web. */
export const isLocalName = (host: string): boolean =>
  isAddress(host) || host === 'localhost' || host.endsWith('.localhost')

/**
 * Whether the service goes by this name: anybody can send any `Host`, and what is answered carries it (canonical
 * addresses, the site map, links in letters). Addresses and this machine's own names are fine, so that it works before
 * anything is set; names of the web count when a setting has them. Everything goes while developing.
 */
export function hostCheck({ mode, host: own, publicOrigin, publicHosts, sites }: Naming): (host: string) => boolean {
  if (mode === 'development') return () => true
  const names = new Set([own, hostname(), ...publicHosts, ...sites.talentHosts].map(name => name.toLowerCase()))
  if (publicOrigin) names.add(new URL(publicOrigin).hostname)
  const isUnderMain = (host: string) => sites.mainDomains.some(domain => `.${host}`.endsWith(`.${domain}`))
  return host => names.has(host) || isLocalName(host) || isUnderMain(host)
}

/** Refuses requests for hosts that are not ours, and addresses that begin with `//`: read as links they lead elsewhere. */
export function onlyOurAddresses(settings: Naming, refuse: (status: 404 | 421) => Response): MiddlewareHandler<Env> {
  const isOurs = hostCheck(settings)
  return async (context, next) => {
    if (!isOurs(hostOf(context))) return refuse(421)
    if (new URL(context.req.url).pathname.startsWith('//')) return refuse(404)
    return next()
  }
}
