import { useState } from 'react'
import { Alert, Button, icons, Row } from '#design-system'
import { isSame } from '#platform/drafts'
import { filledFrom } from '../../model/fill-from-example.ts'
import type { PostingExample } from '../../model/posting-examples.ts'
import type { PostingValues } from '../../model/posting-values.ts'
import { ExamplesDialog } from './ExamplesDialog.tsx'

interface Props {
  /** What is written so far. */
  typed: PostingValues
  /** Puts answers into the form. */
  onFill: (answers: Partial<PostingValues>) => void
}

interface Filling {
  title: string
  before: Partial<PostingValues>
  after: Partial<PostingValues>
}

const pick = (values: PostingValues, names: readonly string[]): Partial<PostingValues> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Ten postings written out, to begin one's own from: an example fills what is empty, and can be taken back. Renders a button, and what it has filled. */
export function PostingExamples({ typed, onFill }: Props) {
  const [open, setOpen] = useState(false)
  const [filling, setFilling] = useState<Filling>()

  function fill(example: PostingExample) {
    const after = filledFrom(example, typed)
    setFilling({ title: example.draft.title ?? '', before: pick(typed, Object.keys(after)), after })
    setOpen(false)
    onFill(after)
  }

  const names = Object.keys(filling?.after ?? {})
  const isUntouched = filling !== undefined && isSame(pick(typed, names), filling.after)
  return (
    <>
      <Row>
        <Button icon={icons.file} onClick={() => setOpen(true)}>
          从例子开始写
        </Button>
      </Row>
      {filling && (
        <Alert
          tone="info"
          live
          title={names.length > 0 ? `已按“${filling.title}”的例子填好 ${names.length} 项` : '没有可以填的空项'}
        >
          {names.length > 0
            ? '您写过的没有改动。请改成本单位的实际情况，再补上地点和截止日期。'
            : '您写过的都没有改动。'}
          {isUntouched && names.length > 0 && (
            <Row>
              <Button
                size="small"
                onClick={() => {
                  onFill(filling.before)
                  setFilling(undefined)
                }}
              >
                撤销
              </Button>
            </Row>
          )}
        </Alert>
      )}
      <ExamplesDialog open={open} onOpenChange={setOpen} onUse={fill} />
    </>
  )
}
