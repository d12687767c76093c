import { useId } from 'react'
import { type JobDraft, postingForm } from '#contract/job-posting'
import { CheckAnswers } from '#design-system'
import { useTrees, wordsIn } from '#features/forms'

interface Props {
  draft: JobDraft
  /** Leads back to the question that is answered anew. */
  onEdit: (change: { question: string }) => void
}

/** The posting read back before it is published. */
export const PostingPreview = ({ draft, onEdit }: Props) => {
  const id = useId()
  const trees = useTrees()
  return (
    <CheckAnswers
      sections={wordsIn(postingForm, draft, trees).map(({ name, title, rows }) => ({
        id: `${id}-${name}`,
        title,
        rows: rows.map(row => ({ ...row, onEdit: () => onEdit({ question: row.name }) })),
      }))}
    />
  )
}
