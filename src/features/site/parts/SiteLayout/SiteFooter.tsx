import { pathTo } from '#contract/pages'
import { Footer } from '#design-system'
import { useSiteConfig, useSiteTitle } from '../../hooks/useSiteConfig.ts'
import { codes, footerBodies, footerGroups, footerLines, marks, policeFiling } from '../../model/footer.ts'

const filingOfNone = { text: '', url: pathTo('home') }

/** What stands under every page. */
export function SiteFooter() {
  const { config } = useSiteConfig()
  const title = useSiteTitle()
  return (
    <Footer
      groups={footerGroups}
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
