import type { OutputOf } from '#contract/endpoint'
import { type Audience, type MenuReader, menuOf } from '#contract/menus'
import type { listMenus } from '#contract/site'
import type { MenuDocument } from '../content/menu-file.ts'
import { listStoredMenus } from '../content/queries.ts'
import { hasMandate } from '../exam-office/mandates.ts'
import { joinedFairs } from '../fair-bookings/own-queries.ts'
import { hasFairMandate } from '../fair-office/mandates.ts'
import type { Context } from '../http/context.ts'
import { remembered } from '../remembered.ts'

/** Every page begins with the menu, and an import may take a few seconds to show. */
const stored = remembered(10, ({ db }) => listStoredMenus(db))

type Menu = OutputOf<typeof listMenus>['list']
type Entry = Menu[number]

function entriesOf(name: string, { items }: MenuDocument): Entry[] {
  const entry = ({ title, url, target }: MenuDocument['items'][number]['children'][number], id: string) => ({
    id,
    title,
    url,
    target,
    color: '',
    show: true,
  })
  return items.map((item, at) => ({
    ...entry(item, `${name}-${at + 1}`),
    children: item.children.map((child, below) => entry(child, `${name}-${at + 1}-${below + 1}`)),
  }))
}

/** The menu with what editors added: after the entry that they name, in place of one with the same address. */
function merged(menu: Menu, name: string, document: MenuDocument): Menu {
  const added = entriesOf(name, document)
  const kept = menu.filter(({ url }) => !added.some(entry => entry.url === url))
  const at = kept.findIndex(({ url }) => url === document.after)
  return at < 0 ? [...kept, ...added] : kept.toSpliced(at + 1, 0, ...added)
}

type Given = Parameters<typeof stored>[0] & Pick<Context, 'user'>

/** What the caller's menu goes by. */
async function readerOf({ db, user }: Given): Promise<MenuReader> {
  if (user?.userType !== 1)
    return { role: 'owner', isOffice: false, isFairOffice: false, fairs: { onsite: false, online: false } }
  return {
    role: user.role,
    isOffice: await hasMandate(db, user.id),
    isFairOffice: await hasFairMandate(db, user.id),
    fairs: await joinedFairs(db, user.companyId),
  }
}

/** The menu of an audience: the service's own as far as the caller may go, and what was imported. */
export async function fullMenu(audience: Audience, given: Given): Promise<Menu> {
  const added = (await stored(given)).filter(({ document }) => document.audience === audience)
  const reader = await readerOf(given)
  return added.reduce<Menu>((menu, { name, document }) => merged(menu, name, document), menuOf(audience, reader))
}
