import { type ExamListKind, examListLabel } from '#contract/exam-list'
import type { OfficeLists } from '#contract/exam-lists'
import { pathTo } from '#contract/pages'
import { Alert, Card, LoadState, PageError, Stack, TabLinks, TaskListLayout } from '#design-system'
import { useKeptFields } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useListPreview } from '../../hooks/useListPreview.ts'
import { useOfficeLists, useSealList } from '../../hooks/useOfficeLists.ts'
import { keptRule } from '../../model/draft-values.ts'
import { officeListAddress, officeListHref } from '../../model/list-address.ts'
import { ListPreview } from '../../parts/ListPreview/ListPreview.tsx'
import { ListRuleForm } from '../../parts/ListRuleForm/ListRuleForm.tsx'
import { OfficeListRows } from '../../parts/OfficeListRows/OfficeListRows.tsx'
import { SealForm } from '../../parts/SealForm/SealForm.tsx'

type Kind = OfficeLists['kinds'][number]

/** From the rule to the sealed list. */
function Making({ exam, kind: { kind, rule, changes } }: { exam: string; kind: Kind }) {
  const { seen, look, isLooking, drop } = useListPreview()
  const seal = useSealList()
  const typed = useKeptFields(keptRule(exam, kind))
  const say = useSay()
  return (
    <>
      <Card title={`${examListLabel(kind)}的规则`}>
        <ListRuleForm exam={exam} kind={kind} rule={rule} onPreview={look} onChange={drop} />
      </Card>
      {seen && (
        <>
          <Card title="预览">
            <ListPreview
              kind={kind}
              preview={seen.preview}
              isLooking={isLooking}
              onPage={page => void look(seen.wish, page).catch(say.failure)}
            />
          </Card>
          <Card title="封存">
            <SealForm
              name={`${exam}-${kind}`}
              changes={changes}
              onSeal={async values => {
                await seal(seen.wish, { hash: seen.preview.hash, ...values })
                typed.drop()
                drop()
              }}
            />
          </Card>
        </>
      )}
    </>
  )
}

function Desk({ office, kind }: { office: OfficeLists; kind: ExamListKind }) {
  const { exam, kinds, lists, mayPrepare } = office
  const chosen = kinds.find(one => one.kind === kind)
  const isSealed = lists.some(list => list.kind === kind && list.state === 'sealed')
  if (!mayPrepare) return <Alert title="您可以查看名单">制作和封存名单需要“录入准备”权限。</Alert>
  if (!chosen) return null
  if (chosen.blocked !== '') return <Alert title={`现在不能做${examListLabel(kind)}`}>{chosen.blocked}</Alert>
  if (isSealed) {
    return (
      <Alert title={`${examListLabel(kind)}已经封存`}>正在等待另一位同事核准。要修改的，请先在“变更”里撤回。</Alert>
    )
  }
  return <Making key={kind} exam={exam.id} kind={chosen} />
}

/** `/manage/exam-office/:id/lists` — an exam's lists: what stands where, and a new one from rule to seal. */
export function OfficeListsPage() {
  const { kind } = officeListAddress.parse(useRequest().query)
  const { office, ...state } = useOfficeLists()
  usePageHead({ title: '考试名单管理', noIndex: true })
  if (isNotFound(state.error)) return <OfficeMissing />
  return (
    <LoadState {...state} data={office}>
      {shown => (
        <TaskListLayout
          title="考试名单"
          lead={shown.exam.title}
          crumbs={[{ label: '考试业务', href: pathTo('examOffice') }, { label: '考试名单' }]}
          tabs={
            <TabLinks
              label="名单种类"
              items={shown.kinds.map(one => ({
                href: officeListHref(shown.exam.id, one.kind),
                label: examListLabel(one.kind),
                current: one.kind === kind,
              }))}
            />
          }
        >
          <Stack gap={5}>
            <Desk office={shown} kind={kind} />
            <Card title="各版本">
              <OfficeListRows lists={shown.lists} />
            </Card>
          </Stack>
        </TaskListLayout>
      )}
    </LoadState>
  )
}

function OfficeMissing() {
  return (
    <PageError area="exams" title="没有这场考试的权限" actions={[{ label: '考试业务', href: pathTo('examOffice') }]}>
      考试机构的负责人给您授权后才能查看名单。
    </PageError>
  )
}
