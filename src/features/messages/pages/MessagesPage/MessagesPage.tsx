import { useState } from 'react'
import { messageCategories } from '#contract/messages'
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  PageTitle,
  Pagination,
  Row,
  Stack,
  TabLinks,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { useMessages } from '../../hooks/useMessages.ts'
import { categoryLabels, messageFilter } from '../../model/message-filter.ts'
import { MessageList } from '../../parts/MessageList/MessageList.tsx'
import { UndoRemoval } from '../../parts/UndoRemoval/UndoRemoval.tsx'

/** `/message`, `/manage/message` and their other addresses — my messages, for seekers and employers alike. */
export function MessagesPage() {
  const { path: pathname } = useRequest()
  const { query: address } = useRequest()
  const filter = messageFilter.parse(address)
  const { messages, state, ...box } = useMessages()
  const say = useSay()
  const [removed, setRemoved] = useState<readonly string[]>([])
  usePageHead({ title: '消息', noIndex: true })

  const { category } = filter
  const unread = (category ? messages?.counts[category].unread : messages?.unread) ?? 0

  const read = (ids: string[]) => void box.markRead(ids).catch(say.failure)
  const remove = (ids: string[]) => void box.remove(ids).then(() => setRemoved(ids), say.failure)
  const undo = () =>
    void box.restore([...removed]).then(({ restored }) => {
      setRemoved([])
      if (restored > 0) say.done(`已恢复 ${restored} 条消息`)
      else say.warning('已超过可以恢复的时间')
    }, say.failure)

  return (
    <Stack gap={4}>
      <Row justify="between">
        <PageTitle>消息</PageTitle>
        {unread > 0 && (
          <Button
            icon={icons.check}
            loading={box.isReading}
            onClick={() => void box.markAllRead(category).catch(say.failure)}
          >
            {category ? `“${categoryLabels[category]}”` : '全部'}标为已读（{unread}）
          </Button>
        )}
      </Row>
      <TabLinks
        label="消息类别"
        items={(['', ...messageCategories] as const).map(value => ({
          href: messageFilter.change(pathname, filter, { category: value }),
          label: (
            <Row gap={1} nowrap>
              {value ? categoryLabels[value] : '全部'}
              <Badge count={(value ? messages?.counts[value].unread : messages?.unread) ?? 0} unit="条未读" />
            </Row>
          ),
          current: category === value,
        }))}
      />
      <Row>
        <ButtonLink
          size="small"
          icon={icons.filter}
          href={messageFilter.change(pathname, filter, { unread: !filter.unread })}
        >
          {filter.unread ? '显示全部消息' : '只看未读'}
        </ButtonLink>
      </Row>
      {removed.length > 0 && (
        <UndoRemoval
          key={removed[0]}
          count={removed.length}
          restoring={box.isRestoring}
          onUndo={undo}
          onDismiss={() => setRemoved([])}
        />
      )}
      <LoadState
        {...state}
        data={messages}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: messages, firstHref: messageFilter.change(pathname, filter, { page: 1 }), unit: '条消息' }}
            title={`没有${filter.unread ? '未读' : ''}${category ? `“${categoryLabels[category]}”` : ''}消息`}
            icon={icons.message}
          >
            投递进展、面试邀请、账号安全和办事进度都会发到这里。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={4}>
            <MessageList
              key={messageFilter.format(pathname, filter)}
              messages={shown.list}
              busy={box.isReading || box.isRemoving}
              onRead={read}
              onRemove={remove}
            />
            <Pagination
              page={filter.page}
              pageCount={Math.max(1, Math.ceil(shown.total / shown.pageSize))}
              hrefFor={page => messageFilter.change(pathname, filter, { page })}
              total={{ count: shown.total, capped: shown.capped }}
              unit="条消息"
            />
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
