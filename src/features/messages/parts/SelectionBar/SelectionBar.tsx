import { Button, Checkbox, icons, Row, Text } from '#design-system'
import { Hint, Root } from './SelectionBar.styles.ts'

interface Props {
  /** How many messages are on the page, and how many of them are chosen. */
  total: number
  chosen: number
  /** Some of the chosen ones are unread. */
  hasUnread: boolean
  busy: boolean
  onAll: () => void
  onRead: () => void
  onRemove: () => void
}

/** Chooses all rows of the page and does something with those chosen. Renders a `<div>`. */
export const SelectionBar = ({ total, chosen, hasUnread, busy, onAll, onRead, onRemove }: Props) => (
  <Root role="group" aria-label="批量处理" data-active={chosen > 0 || undefined}>
    <Checkbox
      label="全选本页"
      checked={chosen === total}
      ref={box => {
        if (box) box.indeterminate = chosen > 0 && chosen < total
      }}
      onChange={onAll}
    />
    <Text size="sm" tone="muted" role="status">
      {chosen > 0 && `已选 ${chosen} 条`}
    </Text>
    {chosen === 0 && total > 1 && <Hint>按住 Shift 可连选</Hint>}
    {chosen > 0 && (
      <Row>
        <Button size="small" icon={icons.check} disabled={!hasUnread} loading={busy} onClick={onRead}>
          标为已读
        </Button>
        <Button size="small" icon={icons.trash} loading={busy} onClick={onRemove}>
          删除 {chosen} 条
        </Button>
      </Row>
    )}
  </Root>
)
