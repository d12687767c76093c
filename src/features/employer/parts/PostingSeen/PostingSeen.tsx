import { type JobDraft, postingForm } from '#contract/job-posting'
import { Card, Stack, Text } from '#design-system'
import { useTrees, wordsIn } from '#features/forms'

/** What seekers will read of a posting while it is being written; what is not written yet is left out. */
export const PostingSeen = ({ draft }: { draft: JobDraft }) => {
  const trees = useTrees()
  const rows = wordsIn(postingForm, draft, trees).flatMap(section => section.rows)
  const written = rows.filter(({ value, name }) => value && value !== '否' && name !== 'title')
  return (
    <Card title={draft.title || '求职者会这样看到'}>
      <Stack gap={3}>
        {written.map(({ name, label, value }) => (
          <div key={name}>
            <Text size="sm" tone="muted">
              {label}
            </Text>
            <Text>{value}</Text>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
