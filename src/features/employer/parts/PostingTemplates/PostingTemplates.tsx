import { useState } from 'react'
import { postingRules, templateNaming } from '#contract/posting-fields'
import type { PostingTemplate } from '#contract/postings'
import { Alert, Button, Card, ConfirmDialog, Dialog, EmptyState, LoadState, Row, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { useTemplates } from '../../hooks/useTemplates.ts'
import { OneAnswerDialog } from '../OneAnswerDialog/OneAnswerDialog.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Begins a posting with it. */
  onUse: (id: string) => Promise<unknown>
}

/** The company's templates: begin a posting with one, rename it, delete it. */
export function PostingTemplates({ open, onOpenChange, onUse }: Props) {
  const { templates, rename, remove, ...state } = useTemplates(open)
  const [chosen, setChosen] = useState<PostingTemplate | null>(null)
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const [failure, setFailure] = useState('')

  const ask = (what: 'rename' | 'remove', template: PostingTemplate) => {
    setChosen(template)
    setAsking(what)
  }
  const close = (isOpen: boolean) => !isOpen && setAsking(null)
  async function run(work: () => Promise<unknown>) {
    setFailure('')
    try {
      await work()
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={change => onOpenChange(change.open)}
        title="职位模板"
        description={`本单位的人都能用，最多 ${postingRules.templates} 个。在职位的“更多”里可以把职位存为模板。`}
      >
        <Stack gap={3}>
          {failure && (
            <Alert tone="danger" live>
              {failure}
            </Alert>
          )}
          <LoadState
            {...state}
            data={templates}
            isEmpty={({ list }) => list.length === 0}
            empty={<EmptyState title="还没有模板" />}
          >
            {({ list }) =>
              list.map(template => (
                <Card key={template.id} title={template.name} level={3}>
                  <Stack gap={2}>
                    <Text size="sm" tone="muted">
                      {template.title || '未命名职位'} · {formatDate(template.updatedAt)} 保存
                    </Text>
                    <Row gap={1}>
                      <Button
                        size="small"
                        variant="primary"
                        aria-label={`用“${template.name}”新建职位`}
                        onClick={() => void run(() => onUse(template.id))}
                      >
                        使用
                      </Button>
                      <Button
                        size="small"
                        aria-label={`给“${template.name}”改名`}
                        onClick={() => ask('rename', template)}
                      >
                        改名
                      </Button>
                      <Button
                        size="small"
                        aria-label={`删除“${template.name}”`}
                        onClick={() => ask('remove', template)}
                      >
                        删除
                      </Button>
                    </Row>
                  </Stack>
                </Card>
              ))
            }
          </LoadState>
          <Text size="sm" tone="muted">
            用模板新建的是草稿，截止日期要重新填写。
          </Text>
        </Stack>
      </Dialog>
      <OneAnswerDialog
        open={asking === 'rename'}
        onOpenChange={close}
        title="给模板改名"
        confirmLabel="保存名称"
        schema={templateNaming()}
        name="name"
        label="模板名称"
        hint="最多 30 字"
        initial={chosen?.name ?? ''}
        onAnswer={async name => chosen && rename(chosen.id, name)}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={change => close(change.open)}
        title="删除这个模板？"
        description={`“${chosen?.name ?? ''}”会被删除，用它建好的职位不受影响。`}
        confirmLabel="删除模板"
        destructive
        onConfirm={async () => {
          try {
            if (chosen) await remove(chosen.id)
          } catch (error) {
            setFailure(wordsFor(error))
            throw error
          }
        }}
      />
    </>
  )
}
