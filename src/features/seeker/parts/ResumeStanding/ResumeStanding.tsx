import { pathTo } from '#contract/pages'
import type { Resume } from '#contract/resumes'
import { ButtonLink, Card, icons, Progress, Row, Stack } from '#design-system'
import { resumeHref } from '../../model/addresses.ts'
import { ResumePrivacy } from '../ResumePrivacy/ResumePrivacy.tsx'

/** How far a resume is, who may see it, and what can be done with it. */
export const ResumeStanding = ({ resume }: { resume: Resume }) => (
  <Card>
    <Stack gap={4}>
      <Progress label="完整度" value={resume.completeness / 100} />
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
  </Card>
)
