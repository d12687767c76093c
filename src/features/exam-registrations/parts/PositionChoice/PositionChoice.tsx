import type { SubmitEvent } from 'react'
import type { ExamPosition } from '#contract/exam-positions'
import {
  Button,
  EmptyState,
  Field,
  icons,
  Link,
  LoadState,
  Pagination,
  RecordList,
  ResultCount,
  Row,
  Select,
  Stack,
  TabLinks,
  Text,
  TextInput,
} from '#design-system'
import { useNavigate } from '#platform/routing'
import { usePositionChoice } from '../../hooks/usePositionChoice.ts'
import type { PositionSearch } from '../../model/exam-addresses.ts'
import { momentInWords } from '../../model/moments.ts'
import { SearchForm } from './PositionChoice.styles.ts'
import { PositionRow } from './PositionRow.tsx'

interface Props {
  /** Id of the exam. */
  exam: string
  search: PositionSearch
  /** The address of the same page with another search. */
  hrefFor: (search: Partial<PositionSearch>) => string
  /** Id of the one that is chosen; '' for none. */
  chosen: string
  onChoose: (position: ExamPosition) => void
}

/** The positions of an exam to choose one from: by word, schooling and fit, with the figures of each. Renders a `<div>`. */
export function PositionChoice({ exam, search, hrefFor, chosen, onChoose }: Props) {
  const navigate = useNavigate()
  const { positions, ...state } = usePositionChoice(exam, search)
  const facets = positions?.facets
  const { t, education, fits, underRatio } = search
  const narrowed = { t, education, fits, underRatio }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const known = facets?.educations.map(({ value }) => value) ?? []
    const schooling = known.find(value => value === given.get('education')) ?? ''
    // The schooling is one of the list that the service gave.
    navigate(hrefFor({ ...narrowed, t: String(given.get('t') ?? '').trim(), education: schooling as typeof education }))
  }

  return (
    <Stack gap={4}>
      <SearchForm role="search" aria-label="查找职位" onSubmit={submit} key={`${t} ${education}`}>
        <Field label="查找职位" controlId="position-word">
          <TextInput type="search" name="t" defaultValue={t} maxLength={60} placeholder="单位、岗位、专业或职位代码" />
        </Field>
        <Field label="我的学历" controlId="position-education">
          <Select
            // What is chosen can be shown once it is there to choose from.
            key={facets ? 'known' : 'awaited'}
            name="education"
            defaultValue={education}
            options={[
              { value: '', label: '不限' },
              ...(facets?.educations ?? []).map(({ value, label, count }) => ({
                value,
                label: `${label}（${count}）`,
              })),
            ]}
          />
        </Field>
        <Button type="submit" icon={icons.search}>
          查找
        </Button>
      </SearchForm>
      <TabLinks
        label="范围"
        items={[
          {
            href: hrefFor({ ...narrowed, fits: false, underRatio: false }),
            label: '全部职位',
            current: !fits && !underRatio,
          },
          {
            href: hrefFor({ ...narrowed, fits: true, underRatio: false }),
            label: `只看符合${facets?.fits == null ? '' : `（${facets.fits}）`}`,
            current: fits && !underRatio,
          },
          {
            href: hrefFor({ ...narrowed, fits: true, underRatio: true }),
            label: '符合且人数还不够',
            current: fits && underRatio,
          },
        ]}
      />
      <Row justify="between" gap={3}>
        <ResultCount count={positions?.total} unit="个职位" />
        {positions?.countedAt && (
          <Text size="sm" tone="subtle">
            人数统计到 {momentInWords(positions.countedAt)}
          </Text>
        )}
      </Row>
      <LoadState
        {...state}
        data={positions}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: positions, firstHref: hrefFor(narrowed), unit: '个职位' }}
            title="没有符合条件的职位"
            action={<Link href={hrefFor({})}>看全部职位</Link>}
          >
            {fits ? '“符合”按您的简历判断。简历里没有写的条件会判为需核实，不在这里。' : '换一个词或学历试试。'}
          </EmptyState>
        }
      >
        {({ list, total, page, pageSize }) => (
          <Stack gap={4}>
            <RecordList>
              {list.map(position => (
                <PositionRow
                  key={position.id}
                  position={position}
                  isChosen={position.id === chosen}
                  onChoose={onChoose}
                />
              ))}
            </RecordList>
            <Pagination
              page={page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={next => hrefFor({ ...narrowed, page: next })}
            />
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
