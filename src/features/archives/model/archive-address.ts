import { pathTo } from '#contract/pages'
import { normaliseCode } from '#contract/rules/certificate-code'

const PATH = pathTo('archiveService')

/** All offices: they are few, and the page divides them by city itself. */
export const everywhere = { city: '' } as const

/** What `/archives/index` shows: the guide, the request, one's own things, one transfer, or the check of a paper. */
export type ServiceView = 'guide' | 'apply' | 'mine' | 'transfer' | 'verify'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The transfer that an address names; '' for none that can be. */
export const transferIdOf = (address: URLSearchParams) => {
  const id = address.get('transfer') ?? ''
  return UUID.test(id) ? id : ''
}

/** The code that an address asks to check; '' while it has none that can be. */
export function codeOf(address: URLSearchParams): string {
  const code = normaliseCode((address.get('verify') ?? '').slice(0, 40))
  return code.length === 16 ? code : ''
}

export function serviceViewOf(address: URLSearchParams): ServiceView {
  if (address.has('verify')) return 'verify'
  if (transferIdOf(address)) return 'transfer'
  const view = address.get('view')
  return view === 'apply' || view === 'mine' ? view : 'guide'
}

export const addressOfView = (view: 'guide' | 'apply' | 'mine') => (view === 'guide' ? PATH : `${PATH}?view=${view}`)
export const addressOfTransfer = (id: string) => `${PATH}?transfer=${id}`
export const addressOfCheck = (code = '') => `${PATH}?verify=${code}`

/** A code in groups of four, as papers print it. */
export const groupedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
