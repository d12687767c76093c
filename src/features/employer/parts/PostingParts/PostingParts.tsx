import { TaskList } from '#design-system'
import { postingParts } from '../../model/posting-parts.ts'
import type { PostingValues } from '../../model/posting-values.ts'

interface Props {
  typed: PostingValues
  /** YYYY-MM-DD in China. */
  today: string
}

/** The parts of a posting with their state, each a press away. Renders a `<div>`. */
export const PostingParts = ({ typed, today }: Props) => <TaskList tasks={postingParts(typed, today)} />
