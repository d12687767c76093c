import { useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import type { listResumes, PrivacyLevel } from '#contract/resumes'
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  Field,
  icons,
  Progress,
  Row,
  Select,
  Stack,
  Tag,
  Text,
  useToasts,
} from '#design-system'
import { formatDate } from '#platform/dates'
import { useDraftShelf } from '#platform/drafts'
import { useResumeActions } from '../../hooks/useResumeActions.ts'
import { useSayRefusal } from '../../hooks/useSayRefusal.ts'
import { dropDraftsOf } from '../../model/drafts.ts'
import { privacyOptions, resumeHref } from '../../model/resume-labels.ts'

type ResumeItem = OutputOf<typeof listResumes>['list'][number]

const isLevel = (value: string): value is PrivacyLevel => privacyOptions.some(option => option.value === value)

/** One of my resumes: how far it is, who may find it, what can be done with it. Renders a `<section>`. */
export function ResumeCard({ resume }: { resume: ResumeItem }) {
  const { change, remove } = useResumeActions()
  const toasts = useToasts()
  const sayRefusal = useSayRefusal()
  const shelf = useDraftShelf()
  const [isAsking, setAsking] = useState(false)
  const { id, title } = resume

  async function attempt(work: Promise<void>, done: string) {
    try {
      await work
      toasts.show({ message: done, tone: 'success', duration: 1500 })
    } catch (error) {
      sayRefusal(error)
      throw error
    }
  }
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)

  return (
    <Card
      title={
        <>
          {title} {resume.isDefault && <Tag tone="primary">默认</Tag>}
        </>
      }
    >
      <Stack gap={4}>
        <Progress label="完整度" value={resume.completeness / 100} />
        <Text size="sm" tone="muted">
          {resume.sendable ? '可以投递' : '必填内容写完后才能投递'} · {formatDate(resume.updatedAt)} 更新
        </Text>
        <Field label="谁能看到" hint={privacyOptions.find(({ value }) => value === resume.privacy)?.hint}>
          <Select
            options={privacyOptions.map(({ value, label }) => ({ value, label }))}
            value={resume.privacy}
            onChange={({ currentTarget: { value } }) => {
              if (isLevel(value)) quietly(attempt(change(id, { privacy: value }), '已修改公开范围'))
            }}
          />
        </Field>
        <Row gap={2}>
          <ButtonLink variant="primary" icon={icons.edit} href={resumeHref(id)}>
            编辑
          </ButtonLink>
          <ButtonLink icon={icons.eye} href={resumeHref(id, { view: 'preview' })}>
            预览
          </ButtonLink>
          {!resume.isDefault && (
            <Button onClick={() => quietly(attempt(change(id, { isDefault: true }), '已设为默认简历'))}>
              设为默认
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            删除
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title={`删除简历“${title}”？`}
        description="这份简历的全部内容会被删除，不能恢复。已经投递的单位仍能看到投递时的内容。"
        confirmLabel="删除简历"
        destructive
        onConfirm={async () => {
          await attempt(remove(id), '已删除简历')
          dropDraftsOf(shelf, id)
        }}
      />
    </Card>
  )
}
