import { pathTo } from '#contract/pages'
import { Breadcrumb, ButtonLink, PageTitle, Row, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useIsPerson } from '../../hooks/useIsPerson.ts'
import { addressOfView } from '../../model/archive-address.ts'
import { Readable } from '../ArchiveServicePage/ArchiveServicePage.styles.ts'

const QueryForm = later(async () => (await import('../../parts/QueryForm/QueryForm.tsx')).QueryForm)

/** `/archives/query` — is my file here, and who keeps it. */
export function ArchiveQueryPage() {
  const isPerson = useIsPerson()
  usePageHead({ title: '查档案在哪里', description: '凭姓名和身份证号码查询本人人事档案由江西省内哪个机构保管。' })
  return (
    <Stack gap={5}>
      <Breadcrumb
        items={[
          { label: '首页', href: pathTo('home') },
          { label: '档案服务', href: pathTo('archives') },
          { label: '查档案在哪里' },
        ]}
      />
      <PageTitle>查档案在哪里</PageTitle>
      <Text tone="muted">请查询本人的档案。每次查询都有记录，同一身份证号码每天最多查询 6 次。</Text>
      {isPerson && (
        <Row gap={3}>
          <Text>您已登录，关联过的档案可以直接查看。</Text>
          <ButtonLink href={addressOfView('mine')}>我的档案</ButtonLink>
        </Row>
      )}
      <Readable>
        <QueryForm />
      </Readable>
    </Stack>
  )
}
