import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { type ResumeSectionName, resumeSectionLabels } from '#contract/resume-sections'
import { Breadcrumb, Button, ButtonLink, icons, LoadState, PageTitle, Row, Stack, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { usePartArrival } from '../../hooks/usePartArrival.ts'
import { useResume } from '../../hooks/useResume.ts'
import { isMissing } from '../../model/missing.ts'
import { isSectionName, nextSection, resumeHref } from '../../model/resume-labels.ts'
import { ResumeTasks } from '../../parts/ResumeTasks/ResumeTasks.tsx'
import { ResumeView } from '../../parts/ResumeView/ResumeView.tsx'
import { SectionForm } from '../../parts/SectionForm/SectionForm.tsx'
import { Tasks } from './ResumePage.styles.ts'

const titleOf = (section: ResumeSectionName | null, isPreview: boolean) =>
  section ? resumeSectionLabels[section] : isPreview ? '预览' : ''

/** `/user/resume/page/:id` — the sections as tasks; `?section=` writes one of them, `?view=preview` shows the whole. */
export function ResumePage() {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { resume, ...state } = useResume(id)
  const asked = address.get('section')
  const section = isSectionName(asked) ? asked : null
  const isPreview = address.get('view') === 'preview'
  const part = titleOf(section, isPreview)
  const place = usePartArrival(part)
  usePageHead({ title: [part, resume?.title ?? '我的简历'].filter(Boolean).join(' - '), noIndex: true })
  if (isMissing(state.error)) return <Navigate to="/user/resume" replace />

  return (
    <LoadState {...state} data={resume}>
      {shown => (
        <Stack ref={place} gap={5}>
          <Breadcrumb
            className="no-print"
            items={[
              { label: '我的简历', href: '/user/resume' },
              { label: shown.title, href: resumeHref(id) },
              ...(part ? [{ label: part }] : []),
            ]}
          />
          <Row justify="between" className="no-print">
            <PageTitle size="2xl">{shown.title}</PageTitle>
            {isPreview && (
              <Row gap={2}>
                <ButtonLink icon={icons.edit} href={resumeHref(id)}>
                  继续编辑
                </ButtonLink>
                <Button variant="primary" icon={icons.print} onClick={() => window.print()}>
                  打印
                </Button>
              </Row>
            )}
          </Row>
          {section ? (
            <SectionForm
              key={section}
              resume={shown}
              section={section}
              backHref={resumeHref(id)}
              onFinish={() => {
                const next = nextSection(shown.states, section)
                navigate(next ? resumeHref(id, { section: next }) : resumeHref(id))
              }}
            />
          ) : isPreview ? (
            <>
              <ResumeView sections={shown.sections} photo={shown.photo} />
              <Text size="sm" tone="subtle" className="no-print">
                单位看到的就是以上内容 · {formatDate(shown.updatedAt)} 更新
              </Text>
            </>
          ) : (
            <Tasks>
              <ResumeTasks resume={shown} />
            </Tasks>
          )}
        </Stack>
      )}
    </LoadState>
  )
}
