import { type MouseEvent, type RefObject, useState } from 'react'
import type { OutputOf } from '#contract/endpoint'
import type { JobDetail } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { resumeLanguageLabels } from '#contract/resume-language'
import type { listResumes } from '#contract/resumes'
import { Alert, Button, ButtonLink, Dialog, EmptyState, LoadState, RadioGroup, Skeleton, Stack } from '#design-system'
import { CallRefused } from '#platform/transport'
import { useApply, useMyResumes } from '../../hooks/useApply.ts'
import { AppliedNext } from './AppliedNext.tsx'

interface Props {
  job: JobDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What stands in the place of the button that opened it, once something was sent. */
  returnFocusTo: RefObject<HTMLElement | null>
}

type ResumeItem = OutputOf<typeof listResumes>['list'][number]

const nameOf = ({ title, language }: ResumeItem) =>
  language === 'en' ? `${title} · ${resumeLanguageLabels.en}` : title

/** What to know before one is chosen. */
function hintOf({ sendable, unwritten, privacy }: ResumeItem): string | undefined {
  if (!sendable) return '必填内容还没有写完'
  const hints = [
    unwritten > 0 ? `英文版里还有 ${unwritten} 处是中文` : '',
    privacy === 'hidden' ? '已设为隐藏；投递后，这家单位能看到' : '',
  ]
  return hints.filter(Boolean).join('；') || undefined
}

/** The second press of a double click, which was meant for the button that stood here. */
const isSecond = ({ detail }: MouseEvent) => detail > 1

/** Chooses the resume, sends it, and says what happens next. What was refused is said here; the job page behind stays as it is. */
export function ApplyDialog({ job, open, onOpenChange, returnFocusTo }: Props) {
  const { resumes, ...state } = useMyResumes(open)
  const { apply, isSending } = useApply(job.id)
  const [picked, setPicked] = useState<string>()
  const [refusal, setRefusal] = useState('')
  const [sent, setSent] = useState('')
  const sendable = resumes?.filter(resume => resume.sendable) ?? []
  const chosen = picked ?? (sendable.find(resume => resume.isDefault) ?? sendable[0])?.id

  async function submit() {
    if (!chosen) return
    setRefusal('')
    try {
      const { applicationId } = await apply(chosen)
      setSent(applicationId)
    } catch (error) {
      setRefusal(error instanceof CallRefused ? error.message : '没有投递成功，请检查网络后重试')
    }
  }

  if (sent) {
    return (
      <Dialog
        open={open}
        onOpenChange={change => onOpenChange(change.open)}
        returnFocusTo={returnFocusTo}
        // Not closed by the second press of a double click on what was there before.
        role="alertdialog"
        title="简历已投递"
        description={`${job.title} · ${job.company.name} · 投递编号 ${sent}`}
        footer={
          <>
            <Button key="on" onClick={event => !isSecond(event) && onOpenChange(false)}>
              继续看职位
            </Button>
            <ButtonLink
              variant="primary"
              href={pathTo('applications')}
              onClick={event => isSecond(event) && event.preventDefault()}
            >
              查看投递进展
            </ButtonLink>
          </>
        }
      >
        <AppliedNext />
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      returnFocusTo={returnFocusTo}
      title="投递简历"
      description={`${job.title} · ${job.company.name}`}
      footer={
        chosen && (
          <Button variant="primary" loading={isSending} onClick={() => void submit()}>
            确认投递
          </Button>
        )
      }
    >
      <Stack>
        {refusal && (
          <Alert tone="danger" live>
            {refusal}
          </Alert>
        )}
        <LoadState
          {...state}
          data={resumes}
          isEmpty={list => list.length === 0}
          loading={<Skeleton shape="block" />}
          empty={
            <EmptyState
              title="您还没有简历"
              action={
                <ButtonLink variant="primary" href={pathTo('resumeCreate')}>
                  现在写一份
                </ButtonLink>
              }
            >
              写好基本信息、求职意向和教育经历就可以投递。
            </EmptyState>
          }
        >
          {list => (
            <RadioGroup
              label="选择简历"
              name="resume"
              value={chosen ?? ''}
              onValueChange={change => setPicked(change.value)}
              options={list.map(resume => ({
                value: resume.id,
                label: `${nameOf(resume)}（完整度 ${resume.completeness}%）`,
                disabled: !resume.sendable,
                hint: hintOf(resume),
              }))}
            />
          )}
        </LoadState>
        {resumes?.[0] && sendable.length === 0 && (
          <ButtonLink variant="primary" href={pathTo('resume', { id: resumes[0].id })}>
            去补全简历
          </ButtonLink>
        )}
      </Stack>
    </Dialog>
  )
}
