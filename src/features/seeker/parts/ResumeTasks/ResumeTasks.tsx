import { pathTo } from '#contract/pages'
import type { Resume } from '#contract/resumes'
import { Alert, ButtonLink, icons, Progress, Row, Stack, TaskList } from '#design-system'
import { resumeHref } from '../../model/addresses.ts'
import { tasksOf } from '../../model/resume-labels.ts'
import { OriginalChanges } from '../OriginalChanges/OriginalChanges.tsx'
import { ResumePrivacy } from '../ResumePrivacy/ResumePrivacy.tsx'

/** Where a resume stands: its sections with their states, who may see it, and what can be done with it. */
export const ResumeTasks = ({ resume }: { resume: Resume }) => (
  <Stack gap={5}>
    <Progress label="完整度" value={resume.completeness / 100} />
    {resume.language === 'en' && (
      <Alert title="这是英文版">
        学历、职位、城市这些选项和日期已经写成英文；姓名、单位、经历这些您自己写的内容，是从中文版复制来的，请逐节改写。之后中文版再有改动，这里会列出改了哪几节。
      </Alert>
    )}
    <OriginalChanges resume={resume} />
    {resume.sendable && (
      <Alert tone="success" title="这份简历可以投递了">
        再补充其他部分，单位更容易了解您。
      </Alert>
    )}
    <TaskList tasks={tasksOf(resume)} />
    <ResumePrivacy resume={resume} />
    <Row gap={3}>
      <ButtonLink icon={icons.eye} href={resumeHref(resume.id, { view: 'preview' })}>
        预览和打印
      </ButtonLink>
      {resume.sendable && (
        <ButtonLink variant="primary" href={pathTo('jobSearch')}>
          去找职位
        </ButtonLink>
      )}
    </Row>
  </Stack>
)
