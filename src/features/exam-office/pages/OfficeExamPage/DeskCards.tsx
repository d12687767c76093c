import { examMandateLabels } from '#contract/exam-mandates'
import type { OfficeExamInfo } from '#contract/exam-office'
import { Card, EntryGrid, FactList, Link, Stack } from '#design-system'
import { useSay } from '#platform/notices'
import { usePrepareExtension } from '../../hooks/useExtension.ts'
import { doorsOf } from '../../model/doors.ts'
import { changesHref } from '../../model/office-addresses.ts'
import { ExtensionForm } from '../../parts/ExtensionForm/ExtensionForm.tsx'

/** The doors to the work, a longer window, and who may do what. */
export function DeskCards({ desk: { exam, mandates, people } }: { desk: OfficeExamInfo }) {
  const say = useSay()
  const prepare = usePrepareExtension(exam.id)
  return (
    <>
      <Card title="办理">
        <EntryGrid aria-label="考试业务" items={doorsOf(exam.id, mandates)} />
      </Card>
      {mandates.includes('prepare') && (
        <Card title="延长报名" action={<Link href={changesHref(exam.id)}>看已经准备的</Link>}>
          <ExtensionForm
            exam={exam.id}
            onPrepare={async extension => {
              await prepare(extension)
              say.done('已经提交，等待同事核准')
            }}
          />
        </Card>
      )}
      <Card title="办理人员">
        <Stack gap={3}>
          <FactList
            facts={people.map(({ name, mandates: held }) => ({
              term: name,
              details: held.map(one => examMandateLabels[one]).join('、'),
            }))}
          />
        </Stack>
      </Card>
    </>
  )
}
