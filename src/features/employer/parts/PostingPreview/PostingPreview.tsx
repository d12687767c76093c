import { useId } from 'react'
import { type JobDraft, postingForm } from '#contract/job-posting'
import { paySection } from '#contract/pay-form'
import { CheckAnswers, Stack } from '#design-system'
import { useTrees, wordsIn } from '#features/forms'
import { PayParts } from '#features/jobs'

interface Props {
  draft: JobDraft
  /** Leads back to the question that is answered anew. */
  onEdit: (change: { question: string }) => void
}

const isFilledIn = ({ value }: { value: string }) => value !== ''

/** The posting read back before it is published, with what the job's page will say of its pay. */
export const PostingPreview = ({ draft, onEdit }: Props) => {
  const id = useId()
  const trees = useTrees()
  // Parts of the pay that are not stated are not missed.
  const told = wordsIn(postingForm, draft, trees)
    .map(section =>
      section.name === paySection.name ? { ...section, rows: section.rows.filter(isFilledIn) } : section,
    )
    .filter(({ rows }) => rows.length > 0)
  return (
    <Stack gap={4}>
      <CheckAnswers
        sections={told.map(({ name, title, rows }) => ({
          id: `${id}-${name}`,
          title,
          rows: rows.map(row => ({ ...row, onEdit: () => onEdit({ question: row.name }) })),
        }))}
      />
      <PayParts pay={draft} />
    </Stack>
  )
}
