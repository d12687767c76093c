import { useId } from 'react'
import type { JobDraft } from '#contract/job-posting'
import { CheckAnswers } from '#design-system'
import { useJobCategories } from '../../hooks/useJobCategories.ts'
import { answersOf } from '../../model/posting-answers.ts'

/** The posting read back before it is published. */
export const PostingPreview = ({ draft }: { draft: JobDraft }) => {
  const id = useId()
  const categories = useJobCategories()
  return (
    <CheckAnswers
      sections={answersOf(draft, categories).map(({ name, title, rows }) => ({ id: `${id}-${name}`, title, rows }))}
    />
  )
}
