import { pathTo } from '#contract/pages'
import { ArticleLayout, Link, Row } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSite } from '../../hooks/useSite.ts'
import { topicAddress } from '../../model/help-address.ts'
import { HelpStatement } from '../../parts/HelpStatement/HelpStatement.tsx'
import { ServiceLines } from '../../parts/ServiceLines/ServiceLines.tsx'

const TITLE = '关于我们'

/** `/about` — who runs the site, what it does and promises, and how to reach it. */
export function AboutPage() {
  const { site } = useSite()
  const name = site?.title ?? '江西省公共就业和人才服务'
  usePageHead({
    title: TITLE,
    description: `${name}：我们做什么、承诺什么、怎样联系。`,
    structuredData: { '@context': 'https://schema.org', '@type': 'GovernmentOrganization', name, areaServed: '江西省' },
  })
  return (
    <ArticleLayout
      title={TITLE}
      after={
        <>
          <ServiceLines lines={['hotline', 'examLine', 'archivesLine', 'complaintLine']} />
          <Row gap={4}>
            <Link href={pathTo('companyNews')}>单位动态</Link>
            <Link href={pathTo('help')}>帮助中心</Link>
            <Link href={topicAddress('3')}>隐私声明</Link>
            <Link href={pathTo('supervision')}>投诉监督</Link>
          </Row>
        </>
      }
    >
      <HelpStatement name="about" />
    </ArticleLayout>
  )
}
