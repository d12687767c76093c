import { noteLook } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { LoadState, PageError } from '#design-system'
import { useLook } from '#platform/call'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useRegistration } from '../../hooks/useRegistration.ts'
import { ForSeekers } from '../../parts/ForSeekers/ForSeekers.tsx'
import { OwnRegistration } from './OwnRegistration.tsx'

/** `/exam/apply-info/:id` — one registration of one's own: how it stands, what to do now, what happened. */
export function ExamApplyInfoPage() {
  usePageHead({ title: '我的报名', noIndex: true })
  return (
    <ForSeekers title="我的报名">
      <Info />
    </ForSeekers>
  )
}

function Info() {
  const { registration, ...state } = useRegistration()
  useLook(noteLook, registration?.id ?? '')
  if (isNotFound(state.error)) {
    return (
      <PageError area="exams" title="没有这个报名" actions={[{ label: '我的考试', href: pathTo('examsOfMine') }]}>
        请核对地址，或者用报名时的账号登录。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={registration}>
      {shown => <OwnRegistration registration={shown} />}
    </LoadState>
  )
}
