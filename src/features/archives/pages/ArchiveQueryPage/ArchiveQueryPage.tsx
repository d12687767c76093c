import { pathTo } from '#contract/pages'
import { ButtonLink, Card, FactList, Link, Row, Stack, TaskListLayout, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useIsPerson } from '../../hooks/useIsPerson.ts'
import { addressOfView } from '../../model/archive-address.ts'

const QueryForm = later(async () => (await import('../../parts/QueryForm/QueryForm.tsx')).QueryForm)

/** Where a file is, as a rule: whom to ask when nothing is found, or before. */
const UsualKeepers = () => (
  <Card title="档案一般在哪里">
    <Stack gap={3}>
      <FactList
        facts={[
          { term: '毕业两年内', details: '毕业学校，或生源地公共就业和人才服务机构' },
          { term: '国企、事业单位', details: '单位的人事部门' },
          { term: '民企、灵活就业', details: '单位所在地或户籍地公共就业和人才服务机构' },
          { term: '失业', details: '户籍地公共就业和人才服务机构' },
        ]}
      />
      <Text size="sm" tone="muted">
        知道在哪里、要转过来的，<Link href={addressOfView('apply')}>申请调档函</Link>；材料和时限见
        <Link href={addressOfView('guide')}>办理指南</Link>。
      </Text>
    </Stack>
  </Card>
)

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
      aside={<UsualKeepers />}
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
