import type { OwnCompany } from '#contract/company-fields'
import { licenceLine } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { Card, FactList, Link, Stack, Text } from '#design-system'
import { useMayAct } from '#platform/session'

/** What comes from the licence: shown, and changed by handing in another. */
export function ProfileLicence({ licence }: Pick<OwnCompany, 'licence'>) {
  const isOwner = useMayAct('owner')
  return (
    <Card title="执照登记信息" id="company-licence">
      <Stack gap={3}>
        <FactList
          facts={[
            { term: '单位名称', details: licence.name },
            { term: '统一社会信用代码', details: licence.creditCode },
            { term: '登记地', details: licence.place || '江西省外或未识别' },
            { term: '营业执照核验', details: licenceLine(licence) },
          ]}
        />
        <Text size="sm" tone="muted">
          以上内容以营业执照为准，不能在这里修改。
          {isOwner && (
            <>
              单位名称或登记信息有变更的，请在单位中心
              <Link href={pathTo('centre')}>重新提交营业执照</Link>，核验通过后由工作人员更新。
            </>
          )}
        </Text>
      </Stack>
    </Card>
  )
}
