import { pathTo } from '#contract/pages'
import {
  Alert,
  ButtonLink,
  LoadState,
  Progress,
  RecordList,
  RecordListLayout,
  RecordRow,
  Stack,
  Tag,
  type Tone,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useCourses } from '../../hooks/useCourses.ts'
import { type CourseState, courseAddress, courseState } from '../../model/reading.ts'
import { CompetitionTabs } from '../../parts/CompetitionTabs/CompetitionTabs.tsx'

const states = {
  todo: { label: '未开始', tone: 'neutral' },
  begun: { label: '学习中', tone: 'primary' },
  done: { label: '已学完', tone: 'success' },
} as const satisfies Record<CourseState, { label: string; tone: Tone }>

/** `/ldgx/course/list` — the courses of the competition, with how far one has come. */
export function CoursesPage() {
  usePageHead({ title: '竞赛课程', noIndex: true })
  const { courses, ...state } = useCourses()
  return (
    <RecordListLayout
      title="劳动关系协调员竞赛课程"
      lead="对照决赛命题范围编写，逐节阅读，随时可以停下；进度记在您的账号里，换一台设备也从这里接着学。"
      tabs={<CompetitionTabs current="courses" />}
    >
      <LoadState {...state} data={courses} isEmpty={({ list }) => list.length === 0}>
        {({ list, resume }) => {
          const sections = list.reduce((sum, course) => sum + course.sections, 0)
          const learned = list.reduce((sum, { read }) => sum + read.length, 0)
          return (
            <Stack gap={4}>
              <Progress
                label="学习进度"
                value={learned}
                max={sections}
                valueText={`学完 ${learned} / ${sections} 节`}
              />
              {resume && (
                <Alert
                  title="上次学到"
                  action={
                    <ButtonLink variant="primary" href={courseAddress(resume.id, resume.section)}>
                      继续学习
                    </ButtonLink>
                  }
                >
                  《{resume.title}》第 {resume.section} 节
                </Alert>
              )}
              {learned === sections && (
                <Alert
                  tone="success"
                  title="全部课程已经学完"
                  action={<ButtonLink href={pathTo('questions')}>去练题库</ButtonLink>}
                />
              )}
              <RecordList>
                {list.map(({ id, title, summary, minutes, ...course }) => {
                  const { label, tone } = states[courseState(course)]
                  return (
                    <RecordRow
                      key={id}
                      title={title}
                      href={courseAddress(id)}
                      summary={summary}
                      facts={[`${course.sections} 节`, `约 ${minutes} 分钟`, `学完 ${course.read.length} 节`]}
                      state={<Tag tone={tone}>{label}</Tag>}
                    />
                  )
                })}
              </RecordList>
            </Stack>
          )
        }}
      </LoadState>
    </RecordListLayout>
  )
}
