import { examMandateLabels } from '#contract/exam-mandates'
import type { OfficeExamInfo } from '#contract/exam-office'
import { Card, EntryGrid, FactList, Link, Stack } from '#design-system'
import { useSay } from '#platform/notices'
import { usePrepareExtension } from '../../hooks/useExtension.ts'
import { doorsOf } from '../../model/doors.ts'
import { changesHref } from '../../model/office-addresses.ts'
import { ExtensionForm } from '../../parts/ExtensionForm/ExtensionForm.tsx'
import { OutageList } from '../../parts/OutageList/OutageList.tsx'

/** The doors to the work, a longer window, and who may do what. */
export function DeskCards({ desk: { exam, mandates, outages, people } }: { desk: OfficeExamInfo }) {
  const say = useSay()
  const prepare = usePrepareExtension(exam.id)
  const onPrepare = async (extension: Parameters<typeof prepare>[0]) => {
    await prepare(extension)
    say.done('已经提交，等待同事核准')
  }
  return (
    <>
      <Card title="办理">
        <EntryGrid aria-label="考试业务" items={doorsOf(exam.id, mandates)} />
      </Card>
      {mandates.includes('prepare') && (
        <Card title="延长报名" action={<Link href={changesHref(exam.id)}>看已经准备的</Link>}>
          <Stack gap={4}>
            <OutageList
              outages={outages}
              onPrepare={extension => onPrepare(extension).catch(error => say.failure(error))}
            />
            <ExtensionForm exam={exam.id} onPrepare={onPrepare} />
          </Stack>
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
