import { useState } from 'react'
import type { ReviewRow } from '#contract/exam-reviews'
import { Button, Dialog, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useTogether } from '../../hooks/useReviews.ts'

interface Props {
  exam: string
  rows: readonly ReviewRow[]
  isOpen: boolean
  onClose: () => void
  /** Ids of those that were left as they are. */
  onDone: (left: readonly string[]) => void
}

interface Left {
  readonly name: string
  readonly obstacle: string
}

/** Asks once before several are approved, and says of which it was not done and why. */
export function TogetherDialog({ exam, rows, isOpen, onClose, onDone }: Props) {
  const { approve, isSending } = useTogether(exam)
  const say = useSay()
  const [left, setLeft] = useState<readonly (Left & { readonly id: string })[]>([])

  function close() {
    setLeft([])
    onClose()
  }

  async function send() {
    try {
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      const results = await approve(rows)
      const undone = results.flatMap(({ id, state, obstacle }) =>
        state === 'left' ? [{ id, name: names.get(id) ?? '', obstacle }] : [],
      )
      const again = results.filter(({ state }) => state === 'again').length
      const done = results.length - undone.length - again
      say.done(`通过 ${done} 份${again > 0 ? `，${again} 份被抽中复审` : ''}`)
      onDone(undone.map(({ id }) => id))
      if (undone.length === 0) close()
      else setLeft(undone)
    } catch (error) {
      say.failure(error)
    }
  }

  const isOver = left.length > 0
  return (
    <Dialog
      open={isOpen}
      onOpenChange={({ open }) => !open && close()}
      title={isOver ? `${left.length} 份没有通过` : `一起通过 ${rows.length} 份报名`}
      description={
        isOver ? '这些报名没有变化，请逐份审核。' : '这些报名的每一项条件都符合。考生会马上收到结果，不能撤销。'
      }
      footer={
        isOver ? (
          <Button onClick={close}>知道了</Button>
        ) : (
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            通过 {rows.length} 份
          </Button>
        )
      }
    >
      <Stack gap={2}>
        {isOver
          ? left.map(({ id, name, obstacle }) => (
              <Text key={id}>
                {name}：{obstacle}
              </Text>
            ))
          : rows.map(({ id, name, position }) => (
              <Text key={id}>
                {name}：{position.code} {position.title}
              </Text>
            ))}
      </Stack>
    </Dialog>
  )
}
