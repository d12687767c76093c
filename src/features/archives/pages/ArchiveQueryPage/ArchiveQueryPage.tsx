import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Row, TaskListLayout, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useIsPerson } from '../../hooks/useIsPerson.ts'
import { addressOfView } from '../../model/archive-address.ts'

const QueryForm = later(async () => (await import('../../parts/QueryForm/QueryForm.tsx')).QueryForm)

/** `/archives/query` — is my file here, and who keeps it. */
export function ArchiveQueryPage() {
  const isPerson = useIsPerson()
  usePageHead({ title: '查档案在哪里', description: '凭姓名和身份证号码查询本人人事档案由江西省内哪个机构保管。' })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '档案服务', href: pathTo('archives') },
        { label: '查档案在哪里' },
      ]}
      title="查档案在哪里"
      lead="请查询本人的档案。每次查询都有记录，同一身份证号码每天最多查询 6 次。"
    >
      {isPerson && (
        <Row gap={3}>
          <Text>您已登录，关联过的档案可以直接查看。</Text>
          <ButtonLink href={addressOfView('mine')}>我的档案</ButtonLink>
        </Row>
      )}
      <Card data-per-user>
        <QueryForm />
      </Card>
    </TaskListLayout>
  )
}
