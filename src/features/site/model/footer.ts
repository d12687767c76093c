import { pageAt, pathTo } from '#contract/pages'
import { type FooterGroup, footerGroups as specified } from '#design-system'

const siteMap = { title: '网站地图', url: pathTo('siteMap') }

const hasPage = (url: string) => pageAt(url.replace(/[?#].*$/, '')) !== null

/** Footer links of specification section 2, as far as their pages exist, and the site map. */
export const footerGroups: readonly FooterGroup[] = /* @__PURE__ */ specified.map(({ title, links }, place) => ({
  title,
  links: [...links.filter(({ url }) => hasPage(url)), ...(place === specified.length - 1 ? [siteMap] : [])],
}))

/** Drawn by the service, for the host that it is asked at. */
export const codes = [
  { src: '/codes/site.svg', title: '网站' },
  { src: '/codes/account.svg', title: '公众号' },
] as const
