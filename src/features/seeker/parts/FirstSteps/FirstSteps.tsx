import { Heading, RecordList, RecordRow, Stack, Tag } from '#design-system'
import { firstSteps } from '../../model/first-steps.ts'
import type { Overview } from '../../model/next-steps.ts'

/** What leads to a first application, for whoever has none. Renders a `<div>`. */
export const FirstSteps = ({ overview }: { overview: Overview }) => (
  <Stack gap={3}>
    <Heading level={2} size="lg">
      投递之前
    </Heading>
    <RecordList>
      {firstSteps(overview).map(({ title, hint, href, isDone }) => (
        <RecordRow
          key={href}
          level={3}
          title={title}
          href={href}
          summary={hint}
          state={isDone && <Tag tone="success">已完成</Tag>}
        />
      ))}
    </RecordList>
  </Stack>
)
