import { type UserType, userTypes } from '#contract/session'
import { Icon, icons, Link, LoadState, Text } from '#design-system'
import { useTasks } from '#features/employer'
import { useNextSteps } from '#features/seeker'
import { useExamSteps } from '../../hooks/useExamSteps.ts'
import { Steps } from './WelcomeCard.styles.ts'

/** As many as there is room for beside the first lines of the page; the centre has all. */
const SHOWN = 4

interface StepsShownProps {
  steps: readonly { title: string; href: string }[] | undefined
  error: unknown
  isLoading: boolean
  retry: () => void
}

const StepsShown = ({ steps, ...state }: StepsShownProps) => (
  <LoadState
    {...state}
    data={steps}
    isEmpty={list => list.length === 0}
    empty={<Text tone="muted">今天没有要处理的事。</Text>}
  >
    {list => (
      <Steps>
        {list.slice(0, SHOWN).map(({ title, href }) => (
          <li key={href}>
            <Link href={href} variant="plain">
              {title}
            </Link>
            <Icon path={icons.chevronRight} size="small" />
          </li>
        ))}
      </Steps>
    )}
  </LoadState>
)

function SeekerSteps() {
  const { steps, ...state } = useNextSteps()
  const exams = useExamSteps()
  // Those that stand first are awaited: nothing gives way to them.
  return <StepsShown {...state} isLoading={state.isLoading || !exams} steps={steps && exams && [...exams, ...steps]} />
}

function EmployerSteps() {
  const { tasks, ...state } = useTasks()
  return <StepsShown {...state} steps={tasks} />
}

/** What waits for whoever is signed in, the most pressing first. */
export const NextSteps = ({ userType }: { userType: UserType }) =>
  userType === userTypes.employer ? <EmployerSteps /> : <SeekerSteps />
