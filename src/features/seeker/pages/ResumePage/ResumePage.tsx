import { pathTo } from '#contract/pages'
import { resumeLanguageLabels } from '#contract/resume-language'
import { type ResumeSectionName, resumeSectionLabels } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { Button, ButtonLink, Card, icons, Link, LoadState, Tag, TaskList, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { Redirect, useNavigate, useRequest } from '#platform/routing'
import { usePartArrival } from '../../hooks/usePartArrival.ts'
import { useOtherVersion, useResume } from '../../hooks/useResume.ts'
import { resumeHref, resumePart } from '../../model/addresses.ts'
import { isMissing } from '../../model/missing.ts'
import { nextSection, tasksOf } from '../../model/resume-labels.ts'
import { OriginalChanges } from '../../parts/OriginalChanges/OriginalChanges.tsx'
import { ResumeGaps } from '../../parts/ResumeGaps/ResumeGaps.tsx'
import { ResumePdf } from '../../parts/ResumePdf/ResumePdf.tsx'
import { ResumePreview } from '../../parts/ResumePreview/ResumePreview.tsx'
import { ResumeStanding } from '../../parts/ResumeStanding/ResumeStanding.tsx'
import { ResumeTasks } from '../../parts/ResumeTasks/ResumeTasks.tsx'
import { ResumeWorks } from '../../parts/ResumeWorks/ResumeWorks.tsx'
import { SectionForm } from '../../parts/SectionForm/SectionForm.tsx'

const titleOf = (section: ResumeSectionName | '', isPreview: boolean) =>
  section ? resumeSectionLabels[section] : isPreview ? '预览' : ''

/** `/user/resume/page/:id` — the sections as tasks; `?section=` writes one of them, `?view=preview` shows the whole. */
export function ResumePage() {
  const {
    params: { id = '' },
    query: address,
  } = useRequest()
  const navigate = useNavigate()
  const { resume, ...state } = useResume()
  const other = useOtherVersion(resume)
  const { section, view, as } = resumePart.parse(address)
  const isPreview = view === 'preview'
  const part = titleOf(section, isPreview)
  const place = usePartArrival(part)
  usePageHead({ title: [part, resume?.title ?? '我的简历'].filter(Boolean).join(' - '), noIndex: true })
  if (isMissing(state.error)) return <Redirect to={pathTo('resumes')} />

  return (
    <LoadState {...state} data={resume}>
      {shown => (
        <TaskListLayout
          ref={place}
          title={
            <>
              {shown.title}{' '}
              {(other || shown.language === 'en') && (
                <Tag lang={shown.language}>{resumeLanguageLabels[shown.language]}</Tag>
              )}
            </>
          }
          crumbs={[
            { label: '我的简历', href: pathTo('resumes') },
            { label: shown.title, href: resumeHref(id) },
            ...(part ? [{ label: part }] : []),
          ]}
          actions={
            isPreview && (
              <>
                <ButtonLink icon={icons.edit} href={resumeHref(id)}>
                  继续编辑
                </ButtonLink>
                <Button icon={icons.print} onClick={() => window.print()}>
                  打印
                </Button>
                <ResumePdf kind="own" id={id} variant="primary" />
              </>
            )
          }
          status={
            !section &&
            other && (
              <Link href={resumeHref(other.id, { view })}>{other.language === 'en' ? '看英文版' : '看中文版'}</Link>
            )
          }
          aside={asideOf(shown, section, isPreview)}
        >
          {section ? (
            <>
              <OriginalChanges resume={shown} section={section} />
              {section === 'work' && <ResumeGaps resume={shown} isHere />}
              <Card>
                <SectionForm
                  key={section}
                  resume={shown}
                  section={section}
                  backHref={resumeHref(id)}
                  onFinish={() => {
                    const next = nextSection(shown.states, section)
                    navigate(resumeHref(id, { section: next ?? '' }))
                  }}
                />
              </Card>
            </>
          ) : isPreview ? (
            <>
              <ResumeGaps resume={shown} />
              <ResumePreview resume={shown} asFound={as === 'found'} />
            </>
          ) : (
            <>
              <ResumeTasks resume={shown} />
              <ResumeGaps resume={shown} />
              <ResumeWorks />
            </>
          )}
        </TaskListLayout>
      )}
    </LoadState>
  )
}

/** Beside a section the other ones, beside the list who may see the whole. */
function asideOf(resume: Resume, section: ResumeSectionName | '', isPreview: boolean) {
  if (isPreview) return null
  return section ? <TaskList tasks={tasksOf(resume)} /> : <ResumeStanding resume={resume} />
}
