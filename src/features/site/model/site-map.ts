import type { TitledPage } from '#contract/page-titles'
import { isFixedTopic, isTopicAddress } from '#contract/reference/topic-addresses'
import { isStep, placeOf, placesOf } from './site-map-groups.ts'

export interface SiteMapLink {
  readonly title: string
  readonly url: string
}

export interface SiteMapGroup {
  readonly title: string
  readonly links: readonly SiteMapLink[]
}

interface MenuEntry extends SiteMapLink {
  readonly show?: boolean | undefined
  readonly children?: readonly MenuEntry[] | undefined
}

/** What the map is made of: the pages that exist, and the menus and lists that lead to them. */
export interface SiteMapParts {
  readonly pages: readonly TitledPage[]
  readonly navigation: readonly MenuEntry[]
  readonly footer: readonly SiteMapLink[]
  readonly individual: readonly MenuEntry[]
  readonly employer: readonly MenuEntry[]
  /** Topics that there are; the table of pages alone also name addresses at which none stands. */
  readonly topics: readonly SiteMapLink[]
  readonly subSites: readonly SiteMapLink[]
}

const pathOf = (url: string) => url.replace(/[?#].*$/, '')

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ show }) => show !== false).flatMap(entry => [entry, ...flat(entry.children ?? [])])

/** Every address that people may look for, once, in groups; a group without any is left out. */
export function siteMapOf(parts: SiteMapParts): SiteMapGroup[] {
  const { topics, subSites } = parts
  const pages = new Map(parts.pages.map(page => [page.path, page]))
  const standing = new Set(topics.map(({ url }) => url))
  const isMembers = (url: string) => !/^(public|guest)/.test(pages.get(pathOf(url))?.access ?? 'public')
  // Which topics stand for members alone, the list does not tell to everybody.
  const exists = (url: string) => {
    const path = pathOf(url)
    const needsTopic = isTopicAddress(path) && !isMembers(path)
    return needsTopic ? standing.has(path) : pages.has(path)
  }

  const seen = new Set<string>()
  const fresh = (links: readonly SiteMapLink[]) =>
    links.filter(({ url }) => {
      if (seen.has(url) || !exists(url)) return false
      seen.add(url)
      return true
    })
  const centre = (title: string, menu: readonly MenuEntry[]) => ({
    title,
    links: flat(menu).filter(({ url }) => exists(url)),
  })

  const doors = fresh(parts.pages.filter(({ forGuests, path }) => forGuests && !path.includes(':')).map(linkOf))
  const columns = fresh(parts.navigation.flatMap(({ show, children = [] }) => (show === false ? [] : flat(children))))
  const others = fresh([
    ...flat(parts.navigation),
    ...parts.footer,
    ...parts.pages
      .filter(({ path, access }) => access === 'public' && !path.includes(':') && !isStep(path))
      .map(linkOf),
  ]).filter(({ url }) => !isMembers(url))
  const placed = Map.groupBy(others, ({ url }) => placeOf(url) || (isFixedTopic(pathOf(url)) ? '专题专栏' : '其他服务'))
  const of = (title: string) => ({ title, links: placed.get(title) ?? [] })
  const further = fresh(topics)

  return [
    ...placesOf.map(([title]) =>
      title === '专项招聘' ? { title, links: [...of(title).links, ...columns] } : of(title),
    ),
    { title: '专题专栏', links: [...of('专题专栏').links, ...further] },
    of('其他服务'),
    { title: '设区市分站', links: subSites },
    { title: '登录与注册', links: doors },
    centre('个人中心', parts.individual),
    centre('单位中心', parts.employer),
  ]
    .map(({ title, links }) => ({ title, links: withoutDoubles(links) }))
    .filter(({ links }) => links.length > 0)
}

/** Two pages of one name in one group cannot be told apart: the one that menus lead to stays. */
const withoutDoubles = (links: readonly SiteMapLink[]) =>
  links.filter(({ title }, at) => links.findIndex(other => other.title === title) === at)

const linkOf = ({ title, path }: TitledPage): SiteMapLink => ({ title, url: path })
