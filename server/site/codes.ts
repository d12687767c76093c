import { encode } from 'uqr'
import type { Queryable } from '../db/db.ts'
import type { Sites } from '../sites.ts'
import { isAddress } from './address.ts'
import { listSettings } from './queries.ts'

/** Light modules around the code without which readers miss it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

/** One path of dark modules on a light ground, in units of one module. */
function draw(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
}

/** Where the official messaging account is: as an operator set it, or as the deployment names it. */
async function accountOf(db: Queryable, sites: Sites): Promise<string> {
  const set = (await listSettings(db)).find(({ key }) => key === 'account')?.value
  return typeof set === 'string' && isAddress(set) ? set : sites.account
}

/** The picture of one of the footer's codes: of this site, or of its messaging account; undefined for any other name. */
export async function codeOf(db: Queryable, sites: Sites, name: string, origin: string): Promise<string | undefined> {
  if (name === 'site') return draw(`${origin}/`)
  if (name === 'account') return draw(await accountOf(db, sites))
  return undefined
}
