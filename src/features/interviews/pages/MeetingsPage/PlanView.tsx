import { pathTo } from '#contract/pages'
import { ButtonLink, Card, EmptyState, icons, LoadState, TaskListLayout } from '#design-system'
import { useSay } from '#platform/notices'
import { useNavigate } from '#platform/routing'
import { useMeetingSteps } from '../../hooks/useMeetingSteps.ts'
import { usePostings } from '../../hooks/usePostings.ts'
import { meetingAddress } from '../../model/meeting-search.ts'
import { MeetingForm } from '../../parts/MeetingForm/MeetingForm.tsx'

const blank = {
  jobId: '',
  day: '',
  time: '',
  minutes: '15',
  place: '',
  contact: '',
  phone: '',
  note: '',
  members: [{ name: '' }],
}

/** A new conference interview. */
export function PlanView() {
  const { postings, ...state } = usePostings()
  const { add } = useMeetingSteps()
  const say = useSay()
  const navigate = useNavigate()
  return (
    <TaskListLayout
      title="安排面试会"
      crumbs={[{ label: '面试会', href: pathTo('meetings') }, { label: '安排面试会' }]}
    >
      <LoadState
        {...state}
        data={postings}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState
            title="还没有发布过职位"
            icon={icons.briefcase}
            action={
              <ButtonLink variant="primary" href={pathTo('publish')}>
                发布职位
              </ButtonLink>
            }
          >
            面试会面试一个职位的求职者，先发布职位、收到简历，再来安排。
          </EmptyState>
        }
      >
        {list => (
          <Card>
            <MeetingForm
              name="new"
              stored={blank}
              postings={list.map(({ id, title, state: own }) => ({
                value: id,
                label: own === 'valid' ? title : `${title}（已下架）`,
              }))}
              action="安排面试会"
              onSave={async values => {
                const { id } = await add(values)
                say.done('已安排，现在可以加入求职者')
                navigate(meetingAddress({ id }))
              }}
            />
          </Card>
        )}
      </LoadState>
    </TaskListLayout>
  )
}
