import type { Course } from '#contract/competition'
import { pathTo } from '#contract/pages'
import {
  Anchor,
  Button,
  ButtonLink,
  DetailHead,
  DetailLayout,
  DetailSection,
  LoadState,
  PageError,
  RichText,
  Row,
  Text,
  useArticleReady,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useCourse } from '../../hooks/useCourse.ts'
import { useVisit } from '../../hooks/useVisit.ts'
import { courseAddress, sectionOf } from '../../model/reading.ts'
import { Sections } from './CoursePage.styles.ts'

/** `/ldgx/course/details/:id?section=2` — a course of the competition, section by section. */
export function CoursePage() {
  const { course, isSaving, learn, visit, ...state } = useCourse()
  const isReady = useArticleReady()
  usePageHead(course ? { title: course.title, noIndex: true } : null)
  if (isNotFound(state.error)) return <CourseMissing />
  return (
    <LoadState {...state} data={isReady ? course : undefined}>
      {shown => <Shown key={shown.id} course={shown} isSaving={isSaving} learn={learn} visit={visit} />}
    </LoadState>
  )
}

type ShownProps = { course: Course } & Pick<ReturnType<typeof useCourse>, 'isSaving' | 'learn' | 'visit'>

function Shown({ course, isSaving, learn, visit }: ShownProps) {
  const { id, title, summary, sections, read, next } = course
  const { query } = useRequest()
  const navigate = useNavigate()
  const say = useSay()
  const section = sectionOf(course, query)
  const isLast = section === sections.length
  const isLearned = read.includes(section)
  const open = sections[section - 1]
  useVisit(section, visit)

  async function learnAndGoOn() {
    try {
      await learn(section)
      if (!isLast) navigate(courseAddress(id, section + 1))
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <DetailLayout
      crumbs={[
        { label: '劳动关系协调员竞赛', href: pathTo('ldgx') },
        { label: '课程', href: pathTo('courses') },
        { label: title },
      ]}
      actions={
        <Row gap={3}>
          {section > 1 && <ButtonLink href={courseAddress(id, section - 1)}>上一节</ButtonLink>}
          {isLearned && !isLast && (
            <ButtonLink variant="primary" href={courseAddress(id, section + 1)}>
              下一节
            </ButtonLink>
          )}
          {!isLearned && (
            <Button variant="primary" loading={isSaving} onClick={() => void learnAndGoOn()}>
              {isLast ? '学完本节' : '学完本节，看下一节'}
            </Button>
          )}
          {isLast && isLearned && next && (
            <ButtonLink variant="primary" href={courseAddress(next)}>
              下一门课程
            </ButtonLink>
          )}
          {isLast && isLearned && <ButtonLink href={pathTo('questions')}>练题库</ButtonLink>}
        </Row>
      }
      aside={
        <nav aria-label="本课程的小节">
          <Sections>
            {sections.map(({ title: name, minutes }, at) => (
              <li key={name}>
                <Anchor href={courseAddress(id, at + 1)} aria-current={at + 1 === section ? 'page' : undefined}>
                  <span>
                    {at + 1}. {name}
                  </span>
                  {read.includes(at + 1) ? <small data-done>✓ 已学完</small> : <small>约 {minutes} 分钟</small>}
                </Anchor>
              </li>
            ))}
          </Sections>
        </nav>
      }
    >
      <DetailHead title={title} note={`学完 ${read.length} / ${sections.length} 节`}>
        <Text tone="muted">{summary}</Text>
      </DetailHead>
      <DetailSection title={`${section}. ${open?.title ?? ''}`}>
        <RichText html={open?.html ?? ''} headingLevel={3} />
      </DetailSection>
    </DetailLayout>
  )
}

function CourseMissing() {
  usePageHead({ title: '课程不存在', noIndex: true })
  return (
    <PageError area="training" title="没有找到这门课程" actions={[{ label: '查看全部课程', href: pathTo('courses') }]}>
      课程可能已经撤下，或者地址输错了。
    </PageError>
  )
}
