import { pathTo } from '#contract/pages'
import { normaliseCode } from '#contract/rules/certificate-code'
import { type AddressField, type AddressOf, addressCodec, code, oneOf } from '#platform/routing'

/** All offices: they are few, and the page divides them by city itself. */
export const everywhere = { city: '' } as const

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A paper's code as it is printed or typed; '' while there is none that can be, null where no check is asked for. */
const paperCode: AddressField<string | null> = {
  parse([first]) {
    if (first === undefined) return null
    const given = normaliseCode(first.slice(0, 40))
    return given.length === 16 ? given : ''
  },
  format: given => (given === null ? [] : [given]),
}

/** `/archives/index?transfer=…`: a part of the page, one transfer, the check of a paper, or a service of the guide. */
export const archiveSearch = addressCodec({
  view: oneOf(['guide', 'apply', 'mine'], 'guide'),
  service: code(/^[a-z-]{1,30}$/),
  transfer: code(UUID),
  verify: paperCode,
})

export type ArchiveSearch = AddressOf<typeof archiveSearch>

/** What `/archives/index` shows: the guide, the request, one's own things, one transfer, or the check of a paper. */
export type ServiceView = ArchiveSearch['view'] | 'transfer' | 'verify'

export function viewOf({ view, transfer, verify }: ArchiveSearch): ServiceView {
  if (verify !== null) return 'verify'
  return transfer ? 'transfer' : view
}

const archiveHref = (search: Partial<ArchiveSearch>) => archiveSearch.format(pathTo('archiveService'), search)

export const addressOfView = (view: ArchiveSearch['view']) => archiveHref({ view })
export const addressOfTransfer = (transfer: string) => archiveHref({ transfer })
export const addressOfCheck = (verify = '') => archiveHref({ verify })

/** A code in groups of four, as papers print it. */
export const groupedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
