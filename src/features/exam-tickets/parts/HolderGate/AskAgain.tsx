import { Button, EmptyState, icons } from '#design-system'

interface Props {
  /** Why the pass opens nothing any more, as the service says it. */
  words: string
  onOther: () => void
}

/** A pass that opens nothing any more: what was said, and the way to another. */
export const AskAgain = ({ words, onOther }: Props) => (
  <EmptyState title="请重新查询" icon={icons.clock} action={<Button onClick={onOther}>重新查询</Button>}>
    {words}
  </EmptyState>
)
