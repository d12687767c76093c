import { pathTo } from '#contract/pages'
import { Footer } from '#design-system'
import { leadsOn, useSession } from '#platform/session'
import { useSiteConfig, useSiteTitle } from '../../hooks/useSiteConfig.ts'
import { codes, footerBodies, footerGroups, footerLines, marks, policeFiling } from '../../model/footer.ts'

const filingOfNone = { text: '', url: pathTo('home') }

/** What stands under every page. */
export function SiteFooter() {
  const { config } = useSiteConfig()
  const title = useSiteTitle()
  const { user } = useSession()
  const groups = footerGroups.map(group => ({ ...group, links: group.links.filter(({ url }) => leadsOn(user, url)) }))
  return (
    <Footer
      groups={groups}
      logo={config?.logo}
      lines={footerLines(config)}
      codes={codes}
      bodies={footerBodies(config)}
      copyright={config?.copyright ?? title}
      filing={config?.filing ?? filingOfNone}
      policeFiling={policeFiling(config)}
      marks={marks}
      note={config?.sample ? '本站当前展示的是样例数据，单位、职位与人物均为虚构' : undefined}
    />
  )
}
