import { useState } from 'react'
import type { FairSources } from '#contract/fair-office'
import { pathTo } from '#contract/pages'
import { Card, Field, LoadState, Select, Stack, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useAddFair, useFairDraft, useSources } from '../../hooks/useMaking.ts'
import { fairValues, sentAnswers } from '../../model/fair-values.ts'
import { addHref, addSearch } from '../../model/office-addresses.ts'
import { FairForm } from '../../parts/FairForm/FairForm.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { Sources } from './OfficeAddPage.styles.ts'

const optionsOf = (rows: readonly { id: string; title: string }[]) =>
  rows.map(({ id, title }) => ({ value: id, label: title }))

/** What the new fair is made from: choosing leads to an address that says so. */
function Source({ sources, series, from }: { sources: FairSources; series: string; from: string }) {
  const navigate = useNavigate()
  return (
    <Card title="从哪里开始">
      <Sources>
        <Field label="系列的下一场" hint="名称、地点和时间照系列的规则填好" controlId="series">
          <Select
            options={optionsOf(sources.series)}
            placeholder="不属于系列"
            value={series}
            onChange={event => navigate(addHref({ series: event.currentTarget.value }))}
          />
        </Field>
        <Field label="照往届再办一场" hint="带上展厅和展位，不带参展单位" controlId="from">
          <Select
            options={optionsOf(sources.fairs)}
            placeholder="不照往届"
            value={from}
            onChange={event => navigate(addHref({ from: event.currentTarget.value }))}
          />
        </Field>
      </Sources>
    </Card>
  )
}

/** `/manage/fair-office/add` — a new fair, from a series, a former one or nothing. */
export function OfficeAddPage() {
  usePageHead({ title: '新建招聘会', noIndex: true })
  const source = addSearch.parse(useRequest().query)
  const say = useSay()
  const navigate = useNavigate()
  const { sources, ...state } = useSources()
  const { draft, ...draftState } = useFairDraft()
  const add = useAddFair()
  const [chosen, setChosen] = useState<string | null>(null)
  const template = chosen ?? draft?.template ?? ''
  if (isNotFound(state.error) || isNotFound(draftState.error)) return <NoOffice />
  return (
    <TaskListLayout
      title="新建招聘会"
      lead="公开日期以前只有主办方看得到；公开以后也可以修改，时间地点变更会通知参加者。"
      crumbs={[{ label: '招聘会业务', href: pathTo('fairOffice') }, { label: '新建招聘会' }]}
      wide
    >
      <LoadState {...state} data={sources}>
        {list => (
          <Stack gap={4}>
            <Source sources={list} {...source} />
            <LoadState {...draftState} data={draft}>
              {({ answers }) => (
                <FairForm
                  key={`${source.series}-${source.from}`}
                  initial={fairValues(answers)}
                  action="新建招聘会"
                  name={`fair-add-${source.series}-${source.from}`}
                  onSend={async values => {
                    const id = await add({ ...source, template, answers: sentAnswers(values) })
                    say.done('已新建，可以调整展位')
                    navigate(pathTo('fairOfficePlan', { id }))
                  }}
                >
                  <Field
                    label="展厅模板"
                    hint={source.from === '' ? '现场招聘会必选；网络招聘会不用选' : '不选就照往届的展厅'}
                    controlId="template"
                  >
                    <Select
                      options={list.templates.map(({ id, name }) => ({ value: id, label: name }))}
                      placeholder={source.from === '' ? '不选' : '照往届'}
                      value={template}
                      onChange={event => setChosen(event.currentTarget.value)}
                    />
                  </Field>
                </FairForm>
              )}
            </LoadState>
          </Stack>
        )}
      </LoadState>
    </TaskListLayout>
  )
}
