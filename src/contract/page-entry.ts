import type { CompanyRole } from './company-roles.ts'

/** Who may open a page. `guest-or-type2`: open without login, but a signed-in employer is sent to the centre. */
export type PageAccess = 'public' | 'login' | 'type1' | 'type2' | 'guest-or-type2'

/** What is known of a page before any of its code is here. */
export interface PageEntry {
  /** Folder of the slice that draws it; `app` for the shell's own. */
  readonly slice: string
  /** Its address; `:id` stands for a place that a link fills in. */
  readonly path: string
  readonly access: PageAccess
  /** The least role that a member of a company needs; who has less sees whom to ask in its place. */
  readonly role?: CompanyRole
  /** The page is for guests (login, registration): a signed-in person is sent to /. */
  readonly forGuests?: true
  /** With this in its query the page is for signed-in people as well. */
  readonly openWith?: string
  /** It shows what this browser keeps for whoever is signed in where nobody can be asked who that is. */
  readonly offline?: true
}

type Further = Pick<PageEntry, 'role' | 'forGuests' | 'openWith' | 'offline'>

/** A line of the table of pages, which every visit carries: open to everybody unless said otherwise. */
export const pageOf = <
  const Slice extends string,
  const Path extends string,
  const Access extends PageAccess = 'public',
>(
  slice: Slice,
  path: Path,
  access: Access | 'public' = 'public',
  further: Further = {},
) => ({ slice, path, access: access as Access, ...further })
