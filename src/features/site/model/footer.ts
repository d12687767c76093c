import { pathTo } from '#contract/pages'
import { type FooterGroup, footerGroups as specified } from '#design-system'

/** Pages of the specification that are not there yet: their links wait for them. */
const awaited: readonly string[] = ['/recruitment']

const siteMap = { title: '网站地图', url: pathTo('siteMap') }

/** Footer links of specification section 2, as far as their pages exist, and the site map. */
export const footerGroups: readonly FooterGroup[] = /* @__PURE__ */ specified.map(({ title, links }, place) => ({
  title,
  links: [...links.filter(({ url }) => !awaited.includes(url)), ...(place === specified.length - 1 ? [siteMap] : [])],
}))

/** Drawn by the service, for the host that it is asked at. */
export const codes = [
  { src: '/codes/site.svg', title: '网站' },
  { src: '/codes/account.svg', title: '公众号' },
] as const
