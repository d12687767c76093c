import type { Resume } from '#contract/resumes'
import { Alert, Stack, TaskList } from '#design-system'
import { tasksOf } from '../../model/resume-labels.ts'
import { OriginalChanges } from '../OriginalChanges/OriginalChanges.tsx'

/** The sections of a resume with their states, and what is to be known of them. */
export const ResumeTasks = ({ resume }: { resume: Resume }) => (
  <Stack gap={5}>
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
  </Stack>
)
