import * as z from 'zod/mini'
import type { ExamSite } from '#contract/exam-tickets'
import { text } from '#contract/fields'
import {
  Accordion,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  icons,
  LoadState,
  Stack,
  TextInput,
} from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useNavigate } from '#platform/routing'
import { useSiteSearch, useSites } from '../../hooks/useSites.ts'
import { addressOfTicket } from '../../model/ticket-address.ts'
import { SitePlan } from '../SitePlan/SitePlan.tsx'
import { Search } from './SiteFinder.styles.ts'

const schema = /* @__PURE__ */ z.strictObject({
  value: text('准考证号或考点名称', { min: 2, max: 40 }),
})

interface Props {
  /** As its address names it, and its number. */
  exam: string
  examId: string
  /** What is looked for; '' for nothing. */
  q: string
}

function Found({ examId, q, allHref }: { examId: string; q: string; allHref: string }) {
  const { found, ...state } = useSiteSearch(examId, q)
  return (
    <LoadState
      {...state}
      data={found}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState
          title={`没有找到“${q}”`}
          icon={icons.mapPin}
          action={<ButtonLink href={allHref}>看全部考点</ButtonLink>}
        >
          请核对准考证号，或者只填考点名称中的几个字。
        </EmptyState>
      }
    >
      {list => (
        <Stack gap={4}>
          {list.map(({ site, room }) => (
            <SitePlan key={site.id} site={site} room={room} />
          ))}
          <div>
            <ButtonLink href={allHref}>看全部考点</ButtonLink>
          </div>
        </Stack>
      )}
    </LoadState>
  )
}

function All({ exam }: { exam: string }) {
  const { sites, ...state } = useSites(exam)
  return (
    <LoadState
      {...state}
      data={sites}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState title="考点还没有公布" icon={icons.mapPin}>
          考点安排好以后会显示在这里，开始打印准考证之前一定会公布。
        </EmptyState>
      }
    >
      {list => <Sites list={list} />}
    </LoadState>
  )
}

const Sites = ({ list }: { list: readonly ExamSite[] }) => {
  const [only] = list
  if (only && list.length === 1) return <SitePlan site={only} />
  return (
    <Accordion
      items={list.map(site => ({
        id: site.id,
        title: `${site.code} ${site.name}`,
        content: <SitePlan site={site} />,
      }))}
    />
  )
}

/** Where an exam is sat: all its sites, or the one that a ticket's number or a name leads to. */
export function SiteFinder({ exam, examId, q }: Props) {
  const navigate = useNavigate()
  const session = useDraftForm<{ value: string }>({
    rules: schema,
    initial: { value: q },
    submit: async ({ value }) => navigate(addressOfTicket(exam, { view: 'sites', q: value })),
  })
  const { register, formState } = session.form
  return (
    <Stack gap={4}>
      <Card>
        <FormBody {...session} gap={4}>
          <Search>
            <Field
              label="准考证号或考点名称"
              hint="填准考证号可以看到考场在哪一栋、哪一层"
              error={formState.errors.value?.message}
              controlId="value"
              required
            >
              <TextInput {...register('value')} type="search" autoComplete="off" />
            </Field>
            <Button type="submit" variant="primary" icon={icons.search} loading={session.isSubmitting}>
              查找
            </Button>
          </Search>
        </FormBody>
      </Card>
      {q ? <Found examId={examId} q={q} allHref={addressOfTicket(exam, { view: 'sites' })} /> : <All exam={exam} />}
    </Stack>
  )
}
