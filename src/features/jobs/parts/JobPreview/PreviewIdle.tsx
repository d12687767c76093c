import { useEffect, useState } from 'react'
import { Heading, Stack, Text } from '#design-system'
import { AreaDrawing } from '#features/site'

/**
 * In the place of the job beside the list, before one is opened: how to, and, once somebody is there, what the law keeps
 * employers from asking. The document carries the first line alone.
 */
export function PreviewIdle() {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    setWhole(true)
  }, [])
  return (
    <Stack gap={4}>
      <Text strong>点一个职位，在这里看详情</Text>
      {isWhole && (
        <>
          <Text size="sm" tone="muted">
            列表留在原处，看完接着看下一个。
          </Text>
          <Heading level={2} size="md">
            求职提醒
          </Heading>
          <Text size="sm">
            招聘单位不得扣押身份证等证件，不得要求担保，也不得以押金、培训费、服装费等名义收钱（《劳动合同法》第九条）。
          </Text>
          <Text size="sm">遇到先交钱、先贷款才能上班的，不要付款，打开职位点“举报”告诉我们。</Text>
          <AreaDrawing name="jobs" />
        </>
      )}
    </Stack>
  )
}
