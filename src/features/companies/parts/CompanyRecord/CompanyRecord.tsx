import { DetailSection, FactList, LoadState, Stack, Text } from '#design-system'
import { answeringText } from '#features/jobs'
import { useCompanyRecord } from '../../hooks/useCompanyRecord.ts'
import { fairsText } from '../../model/fairs-text.ts'

/** How the page's employer has kept its word to applicants and fairs. */
export function CompanyRecord() {
  const { record, ...state } = useCompanyRecord()
  return (
    <DetailSection title="招聘记录">
      <LoadState {...state} data={record}>
        {({ answering, fairs }) => (
          <Stack gap={2}>
            <FactList
              facts={[
                { term: '答复投递', details: answeringText(answering) },
                { term: '招聘会', details: fairsText(fairs) },
              ]}
            />
            <Text size="sm" tone="subtle">
              由平台按实际投递和签到统计，单位不能修改。
            </Text>
          </Stack>
        )}
      </LoadState>
    </DetailSection>
  )
}
