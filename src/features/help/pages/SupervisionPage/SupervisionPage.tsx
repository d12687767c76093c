import { pathTo } from '#contract/pages'
import { ArticleLayout, DetailSection, Link, Table } from '#design-system'
import { usePageHead } from '#platform/head'
import { useComplaintQuestions } from '../../hooks/useHelp.ts'
import { HelpList } from '../../parts/HelpList/HelpList.tsx'
import { HelpStatement } from '../../parts/HelpStatement/HelpStatement.tsx'
import { ServiceLines } from '../../parts/ServiceLines/ServiceLines.tsx'
import { handling } from './handling.ts'

const TITLE = '投诉监督'

/** `/supervision` — what can be complained about, where, how long each step takes. */
export function SupervisionPage() {
  const { questions } = useComplaintQuestions()
  usePageHead({
    title: TITLE,
    description: '虚假招聘、违规收费、考试作弊、窗口作风的投诉范围、渠道、办理期限和投诉电话。',
  })
  return (
    <ArticleLayout
      crumbs={[{ label: '首页', href: pathTo('home') }, { label: '帮助中心', href: pathTo('help') }, { label: TITLE }]}
      title={TITLE}
      after={
        <p>
          对网站和服务有建议的，请到<Link href={pathTo('suggestions')}>意见建议</Link>
          写下来；办事中遇到问题的，先看看
          <Link href={pathTo('help')}>帮助中心</Link>。
        </p>
      }
    >
      <ServiceLines lines={['complaintLine', 'hotline']} />
      <HelpStatement name="supervision" />
      <DetailSection title="多久有结果">
        <Table
          caption="投诉的办理步骤和期限"
          rows={handling}
          rowKey={({ step }) => step}
          captionHidden
          columns={[
            { id: 'step', title: '步骤', cell: ({ step }) => step, rowHeader: true, nowrap: true },
            { id: 'within', title: '期限', cell: ({ within }) => within },
            { id: 'you', title: '您会收到', cell: ({ you }) => you },
          ]}
        />
      </DetailSection>
      {questions && questions.list.length > 0 && (
        <DetailSection title="常见问题">
          <HelpList questions={questions.list} />
        </DetailSection>
      )}
    </ArticleLayout>
  )
}
