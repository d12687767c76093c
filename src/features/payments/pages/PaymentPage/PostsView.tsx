import {
  EmptyState,
  Link,
  ListCard,
  LoadState,
  Pagination,
  ResultCount,
  ResultsLayout,
  type ResultsLayoutProps,
  Stack,
  TabLinks,
} from '#design-system'
import { pageCountOf, useRequest } from '#platform/routing'
import { usePosts } from '../../hooks/usePayments.ts'
import { addressOfPost, addressOfPosts, addressOfView, paymentAddress } from '../../model/payment-address.ts'
import { PostSearchForm } from './PostSearchForm.tsx'

/** Posts of third-party recruitments. */
export function PostsView({ head }: { head: Pick<ResultsLayoutProps, 'title' | 'crumbs' | 'tabs'> }) {
  const { query: address } = useRequest()
  const search = paymentAddress.parse(address)
  const { posts, ...state } = usePosts()
  const all = [{ id: '', title: '全部项目' }, ...(posts?.recruitments ?? [])]
  return (
    <ResultsLayout
      {...head}
      search={<PostSearchForm search={search} />}
      helps={
        <TabLinks
          label="招聘项目"
          items={all.map(({ id, title }) => ({
            href: addressOfPosts(search, { recruitment: id }),
            label: title,
            current: search.recruitment === id,
          }))}
        />
      }
    >
      <ResultCount count={posts?.total} unit="个岗位" />
      <LoadState
        {...state}
        data={posts}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: posts, firstHref: addressOfPosts(search), unit: '个岗位' }}
            title="没有符合条件的岗位"
            action={<Link href={addressOfView('posts')}>看全部岗位</Link>}
          >
            换一个词或招聘项目试试。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <div>
              {list.map(({ id, code, title, employer, place, headcount, education, source }) => (
                <ListCard
                  key={id}
                  level={3}
                  href={addressOfPost(id)}
                  title={title}
                  headline={`招 ${headcount} 人`}
                  meta={[code, place, education]}
                  summary={employer}
                  note={`来源：${source}`}
                />
              ))}
            </div>
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => addressOfPosts(search, { page })}
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
