import { useRef, useState } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { Button, Row, Stack, Tag, Text } from '#design-system'
import { TagsDialog } from '../TagsDialog/TagsDialog.tsx'

interface Props {
  application: ReceivedApplication
  /** Whoever may not reads them alone. */
  mayTag: boolean
}

/** The company's own tags on one application; its sender never sees them. */
export function ApplicationTags({ application, mayTag }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap={3}>
      {application.tags.length === 0 && <Text tone="muted">还没有标签。</Text>}
      <Row gap={2}>
        {application.tags.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
      </Row>
      {mayTag && (
        <Row>
          <Button ref={button} size="small" onClick={() => setOpen(true)}>
            添加或去掉标签
          </Button>
        </Row>
      )}
      <TagsDialog cards={isOpen ? [application] : []} onClose={() => setOpen(false)} returnFocusTo={button} />
    </Stack>
  )
}
