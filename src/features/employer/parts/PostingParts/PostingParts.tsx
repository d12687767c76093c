import { useMemo } from 'react'
import { TaskList } from '#design-system'
import { postingParts } from '../../model/posting-parts.ts'
import type { PostingValues } from '../../model/posting-values.ts'

interface Props {
  typed: PostingValues
  /** YYYY-MM-DD in China. */
  today: string
}

/** The parts of a posting with their state, each a press away. Renders a `<div>`. */
export function PostingParts({ typed, today }: Props) {
  // The page around is drawn at every key.
  const tasks = useMemo(() => postingParts(typed, today), [typed, today])
  return <TaskList tasks={tasks} />
}
