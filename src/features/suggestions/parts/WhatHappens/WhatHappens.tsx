import { pathTo } from '#contract/pages'
import { ANSWER_WORKING_DAYS } from '#contract/reference/suggestions'
import { Card, FactList, Link, Stack, Text } from '#design-system'
import { suggestionsHref } from '../../model/suggestion-address.ts'

/** What becomes of a letter to the office, beside its form: who reads it, and by when it is answered. Renders a `<section>`. */
export const WhatHappens = () => (
  <Card title="提交以后">
    <Stack gap={3}>
      <FactList
        facts={[
          { term: '当场', details: '给您受理编号，用来查询进度' },
          { term: '当天', details: '转给负责的科室，需要时打电话了解情况' },
          {
            term: '答复',
            details: (
              <>
                {ANSWER_WORKING_DAYS} 个工作日内，全文在“
                <Link href={suggestionsHref({ view: 'progress' })}>查询进度</Link>”里
              </>
            ),
          },
        ]}
      />
      <Text size="sm" tone="muted">
        常见的问题<Link href={pathTo('help')}>帮助中心</Link>可能已有答案。
      </Text>
    </Stack>
  </Card>
)
