import { pathTo } from '#contract/pages'
import { type HelpPageName, helpTopicList } from '#contract/reference/help'
import { ArticleLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { HelpStatement } from '../../parts/HelpStatement/HelpStatement.tsx'
import { ServiceLines } from '../../parts/ServiceLines/ServiceLines.tsx'
import { TopicLinks } from './TopicLinks.tsx'

/** One statement or service note with the way to the others. */
export function HelpTopic({ name }: { name: HelpPageName }) {
  const title = helpTopicList.find(topic => topic.name === name)?.label ?? '帮助'
  usePageHead({ title, description: `${title}：江西省公共就业和人才服务网站的说明。` })
  return (
    <ArticleLayout
      crumbs={[{ label: '首页', href: pathTo('home') }, { label: '帮助中心', href: pathTo('help') }, { label: title }]}
      title={title}
      after={
        <>
          <ServiceLines lines={['hotline', 'examLine', 'archivesLine', 'complaintLine']} />
          <TopicLinks />
        </>
      }
    >
      <HelpStatement name={name} />
    </ArticleLayout>
  )
}
