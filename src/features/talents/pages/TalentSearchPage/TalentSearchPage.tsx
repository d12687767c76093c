import { wantedText } from '#contract/rules'
import type { UserType } from '#contract/session'
import {
  Alert,
  FilterBar,
  FilterTags,
  Link,
  LoadState,
  lasting,
  ResultBar,
  ResultCount,
  ResultsLayout,
  SortBar,
} from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { employerLoginAddress, useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { useTalents } from '../../hooks/useTalents.ts'
import {
  addressFor,
  addressOfTags,
  cityLabel,
  groupsFor,
  keptFields,
  selectedOf,
  sortOf,
  sortsFor,
  tagGroups,
  tagsOf,
} from '../../model/filters.ts'
import { searchPaths, talentSearch } from '../../model/search.ts'
import { TalentList } from '../../parts/TalentList/TalentList.tsx'
import { TalentListSkeleton } from '../../parts/TalentList/TalentListSkeleton.tsx'

const NothingFound = later(async () => (await import('./NothingFound.tsx')).NothingFound)
const Pages = later(async () => (await import('./Pages.tsx')).Pages)

/** Always one sentence or two, for whoever reads it: what follows stays where it is. */
function WhoMayOpen({ userType, address }: { userType: UserType | undefined; address: string }) {
  if (userType === 1) return '您现在以单位身份登录；每次查看，求职者都能看到是贵单位。'
  if (userType === 2) return '您现在以个人身份登录；查看简历详情需要使用单位账号。'
  return (
    <>
      打开简历需要
      <Link href={employerLoginAddress(address)}>单位登录</Link>
      。每次查看求职者都能看到是哪家单位。
    </>
  )
}

/** `/resume/search` and `/enterprise/search-talent` — people whose resumes are open; the address is the search. */
export function TalentSearchPage() {
  const { query: address } = useRequest()
  const isPublic = useRequest().path !== searchPaths.employer
  const path = isPublic ? searchPaths.public : searchPaths.employer
  const { user } = useSession()
  const search = talentSearch.parse(address)
  const { talents, ...state } = useTalents()
  const groups = groupsFor(search)
  const selected = selectedOf(search)
  const place = lasting(groups, selected)
  const hrefFor = (filters: typeof selected) => addressFor(path, search, filters)
  const title = `${cityLabel(search.city)}${wantedText(search.t)}${isPublic ? '简历搜索' : '搜索人才'}`
  usePageHead({
    title,
    description: `${title}：江西省公共就业服务公开简历，按期望职位、城市、学历、经验筛选，认证单位可以查看。`,
    noIndex: !isPublic,
  })

  return (
    <ResultsLayout
      title={title}
      search={
        <WordSearch
          key={talentSearch.format(path, search)}
          action={path}
          label="按职位、技能、专业搜索简历"
          placeholder="职位、技能或专业，如：会计 中级"
          defaultWord={search.t}
          kept={keptFields(search)}
        />
      }
      helps={
        isPublic && (
          <Alert title="姓名和联系方式只向认证单位提供">
            <WhoMayOpen userType={user?.userType} address={talentSearch.format(path, search)} />
          </Alert>
        )
      }
      filters={
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={talents ? `查看 ${talents.total}${talents.capped ? '+' : ''} 份简历` : '查看简历'}
        />
      }
    >
      <FilterTags
        groups={tagGroups(search)}
        selected={tagsOf(search)}
        hrefFor={tags => addressOfTags(path, search, tags)}
      />
      <ResultBar>
        <ResultCount count={talents?.total} capped={talents?.capped} unit="份简历" />
        <SortBar
          options={sortsFor(search)}
          value={sortOf(search)}
          hrefFor={sort => talentSearch.change(path, search, { sort })}
        />
      </ResultBar>
      <LoadState
        {...state}
        data={talents}
        isEmpty={({ list }) => list.length === 0}
        loading={<TalentListSkeleton />}
        empty={
          <NothingFound
            page={{ list: talents, firstHref: talentSearch.change(path, search, { page: 1 }), unit: '份简历' }}
            widerHref={Object.keys(selected).length > Object.keys(place).length ? hrefFor(place) : undefined}
          />
        }
      >
        {({ list }) => <TalentList talents={list} />}
      </LoadState>
      {talents && talents.total > 0 && (
        <Pages path={path} search={search} total={talents.total} pageSize={talents.pageSize} />
      )}
    </ResultsLayout>
  )
}
