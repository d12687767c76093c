import type { Resume } from '#contract/resumes'
import { Alert, ButtonLink, icons, Progress, Row, Stack, TaskList } from '#design-system'
import { resumeHref, tasksOf } from '../../model/resume-labels.ts'

/** Where a resume stands: its sections with their states, and what can be done with it. */
export const ResumeTasks = ({ resume }: { resume: Resume }) => (
  <Stack gap={5}>
    <Progress label="完整度" value={resume.completeness / 100} />
    {resume.sendable && (
      <Alert tone="success" title="这份简历可以投递了">
        再补充其他部分，单位更容易了解您。
      </Alert>
    )}
    <TaskList tasks={tasksOf(resume)} />
    <Row gap={3}>
      <ButtonLink icon={icons.eye} href={resumeHref(resume.id, { view: 'preview' })}>
        预览和打印
      </ButtonLink>
      {resume.sendable && (
        <ButtonLink variant="primary" href="/job-search">
          去找职位
        </ButtonLink>
      )}
    </Row>
  </Stack>
)
