import type { queryArchive } from '#contract/archives'
import type { OutputOf } from '#contract/endpoint'
import { Alert, ButtonLink, Row, Stack } from '#design-system'
import { addressOfView } from '../../model/archive-address.ts'
import { Place } from '../OwnArchive/Place.tsx'

/** Who keeps the file, or what to do when nobody here does. */
export function QueryResult({ found }: OutputOf<typeof queryArchive>) {
  if (!found) {
    return (
      <Alert tone="warning" title="没有查到这个姓名和身份证号码的档案" live>
        档案可能还在毕业学校、原单位或外省机构，也可能尚未录入。可以先问毕业学校或原单位；确定在哪里之后，申请调档函转过来。
      </Alert>
    )
  }
  return (
    <Stack gap={4}>
      <Alert tone="success" title="查到了" live>
        档案由{found.office.name}保管。
      </Alert>
      <Place place={found} />
      <Row gap={3}>
        <ButtonLink href={addressOfView('mine')}>关联到我的账号</ButtonLink>
        <ButtonLink href={addressOfView('guide')}>怎样办理业务</ButtonLink>
      </Row>
    </Stack>
  )
}
