import { pathTo } from '#contract/pages'
import { resumeAccessLabels } from '#contract/talents'
import { EmptyState, LoadState, Pagination, RecordList, RecordRow, Stack, Tag, Text } from '#design-system'
import { AreaDrawing } from '#features/site'
import { formatDate } from '#platform/dates'
import { pageCountOf, useRequest } from '#platform/routing'
import { useResumeAccess } from '../../hooks/usePrivacy.ts'
import { privacyAddress, privacySearch } from '../../model/tabs.ts'

const tones = {
  view: 'neutral',
  download: 'accent',
  pdf: 'accent',
  print: 'accent',
  fair: 'accent',
  received: 'primary',
  read: 'neutral',
  compare: 'neutral',
  export: 'accent',
} as const

/** Who looked at my resumes, when and for what. */
export function AccessLog() {
  const { query: address } = useRequest()
  const { tab, page } = privacySearch.parse(address)
  const { looks, ...state } = useResumeAccess()
  return (
    <LoadState
      {...state}
      data={looks}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          picture={<AreaDrawing name="jobs" />}
          page={{ list: looks, firstHref: privacyAddress({ tab }), unit: '条记录' }}
          title="还没有单位看过您的简历"
        >
          把简历设为“公开”，认证单位就能搜索到您；每次查看都会记在这里。
        </EmptyState>
      }
    >
      {({ list, total, pageSize }) => (
        <Stack gap={4}>
          <Text tone="muted">只有“下载简历”“招聘会扫码”和“收到投递”的单位能看到您的姓名和联系方式。</Text>
          <RecordList aria-label="谁看过我的简历">
            {list.map(({ id, at, kind, companyId, companyName, resumeTitle, jobTitle }) => (
              <RecordRow
                key={id}
                level={3}
                title={companyName}
                href={pathTo('companyDetails', { id: companyId })}
                state={<Tag tone={tones[kind]}>{resumeAccessLabels[kind]}</Tag>}
                facts={[
                  resumeTitle ? `简历：${resumeTitle}` : '已删除的简历',
                  ...(jobTitle ? [`应聘职位：${jobTitle}`] : []),
                ]}
                end={formatDate(at, 'YYYY-MM-DD HH:mm:ss')}
              />
            ))}
          </RecordList>
          <Pagination
            page={page}
            pageCount={pageCountOf({ total, pageSize })}
            hrefFor={to => privacyAddress({ tab, page: to })}
            total={{ count: total }}
            unit="条"
          />
        </Stack>
      )}
    </LoadState>
  )
}
