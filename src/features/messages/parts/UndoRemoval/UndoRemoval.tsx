import { useEffect, useRef } from 'react'
import { RESTORE_HOURS } from '#contract/messages'
import { Alert, Button } from '#design-system'

interface Props {
  /** How many messages were removed. */
  count: number
  restoring: boolean
  onUndo: () => void
  onDismiss: () => void
}

/**
 * Says what was removed and takes it back. It stays until it is answered: nobody has to be quick. It takes the focus, because
 * the row that had it is gone. Renders a `<div>`.
 */
export function UndoRemoval({ count, restoring, onUndo, onDismiss }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus()
  }, [])
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      tone="success"
      live
      onDismiss={onDismiss}
      title={`已删除 ${count} 条消息`}
      action={
        <Button size="small" loading={restoring} onClick={onUndo}>
          撤销删除
        </Button>
      }
    >
      {RESTORE_HOURS} 小时内可以恢复；离开本页后不再提示。
    </Alert>
  )
}
