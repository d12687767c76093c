import { useState } from 'react'
import { resumeLanguageLabels } from '#contract/resume-language'
import {
  ButtonLink,
  Card,
  Checkbox,
  ConfirmDialog,
  icons,
  Menu,
  type MenuItem,
  Progress,
  Row,
  Stack,
  Tag,
  Text,
} from '#design-system'
import { formatDate } from '#platform/dates'
import { useDraftShelf } from '#platform/drafts'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { useResumeActions } from '../../hooks/useResumeActions.ts'
import { resumeHref } from '../../model/addresses.ts'
import { behindWords } from '../../model/behind.ts'
import { dropDraftsOf } from '../../model/drafts.ts'
import { unwrittenWords } from '../../model/resume-labels.ts'
import type { ResumeItem } from '../../model/versions.ts'
import { ResumePrivacy } from '../ResumePrivacy/ResumePrivacy.tsx'

interface Props {
  resume: ResumeItem
  /** Its English version. */
  english?: ResumeItem
}

/** One of my resumes: how far it is, who may find it, what can be done with it. A group and no landmark, because several may be titled alike. */
export function ResumeCard({ resume, english }: Props) {
  const { change, remove, makeEnglish, isMaking } = useResumeActions()
  const navigate = useNavigate()
  const say = useSay()
  const shelf = useDraftShelf()
  const [isAsking, setAsking] = useState(false)
  const [removesEnglish, setRemovesEnglish] = useState(false)
  const { id, title, language } = resume
  const isEnglish = language === 'en'

  async function makeVersion() {
    const made = await makeEnglish(id)
    navigate(resumeHref(made.id))
  }
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)
  const others: readonly MenuItem[] = [
    ...(resume.isDefault
      ? []
      : [
          {
            id: 'default',
            label: '设为默认',
            onSelect: () => quietly(say.outcomeOf(() => change(id, { isDefault: true }), '已设为默认简历')),
          },
        ]),
    ...(isEnglish || english
      ? []
      : [
          {
            id: 'english',
            label: '生成英文版',
            disabled: isMaking,
            onSelect: () => quietly(say.outcomeOf(makeVersion, '已生成英文版，请逐节改写')),
          },
        ]),
    { id: 'remove', label: '删除', destructive: true, onSelect: () => setAsking(true) },
  ]

  return (
    <Card
      role="group"
      title={
        <>
          {title} {resume.isDefault && <Tag tone="primary">默认</Tag>}{' '}
          {(english || isEnglish) && <Tag lang={language}>{resumeLanguageLabels[language]}</Tag>}
        </>
      }
    >
      <Stack gap={4}>
        <Progress label="完整度" value={resume.completeness / 100} />
        <Text size="sm" tone="muted">
          {resume.sendable ? '可以投递' : '必填内容写完后才能投递'} · {formatDate(resume.updatedAt)} 更新
        </Text>
        {resume.unwritten > 0 && <Text tone="muted">{unwrittenWords(resume.unwritten)}</Text>}
        {resume.behind.length > 0 && <Text tone="muted">{behindWords(resume.behind)}</Text>}
        <ResumePrivacy resume={resume} />
        <Row gap={2}>
          <ButtonLink variant="primary" icon={icons.edit} href={resumeHref(id)}>
            编辑
          </ButtonLink>
          <ButtonLink icon={icons.eye} href={resumeHref(id, { view: 'preview' })}>
            预览
          </ButtonLink>
          <Menu sign={icons.more} label={`更多：${title}`} items={others} />
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={next => setAsking(next.open)}
        title={`删除${isEnglish ? '英文' : ''}简历“${title}”？`}
        description="这份简历的全部内容会被删除，不能恢复。已经投递的单位仍能看到投递时的内容。"
        confirmLabel="删除简历"
        destructive
        onConfirm={async () => {
          const withEnglish = english !== undefined && removesEnglish
          await say.outcomeOf(() => remove(id, withEnglish), '已删除简历')
          dropDraftsOf(shelf, id)
          if (withEnglish) dropDraftsOf(shelf, english.id)
        }}
      >
        {english && (
          <Checkbox
            label="英文版也一起删除"
            hint="不勾选时，英文版保留，成为单独的一份简历。"
            checked={removesEnglish}
            onChange={event => setRemovesEnglish(event.currentTarget.checked)}
          />
        )}
      </ConfirmDialog>
    </Card>
  )
}
