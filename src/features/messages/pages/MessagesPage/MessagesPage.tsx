import { useState } from 'react'
import { messageCategories } from '#contract/messages'
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  InboxLayout,
  icons,
  LoadState,
  Pagination,
  Row,
  Stack,
  TabLinks,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { pageCountOf, useNavigate, useRequest } from '#platform/routing'
import { useMessages } from '../../hooks/useMessages.ts'
import { useOpened } from '../../hooks/useOpened.ts'
import type { Reading } from '../../model/about-one-thing.ts'
import { categoryLabels, messageFilter } from '../../model/message-filter.ts'
import { MessageList } from '../../parts/MessageList/MessageList.tsx'
import { MessagePane } from '../../parts/MessagePane/MessagePane.tsx'
import { UndoRemoval } from '../../parts/UndoRemoval/UndoRemoval.tsx'

/** `/message`, `/manage/message` and their other addresses — my messages, for seekers and employers alike. */
export function MessagesPage() {
  const { path: pathname, query: address } = useRequest()
  const navigate = useNavigate()
  const filter = messageFilter.parse(address)
  const { messages, state, ...box } = useMessages()
  const say = useSay()
  const [removed, setRemoved] = useState<readonly string[]>([])
  usePageHead({ title: '消息', noIndex: true })

  const { category } = filter
  const listHref = messageFilter.format(pathname, { ...filter, id: '' })
  const opened = useOpened(filter.id, messages?.list)
  const unit = filter.thing ? '条消息' : '组消息'
  const unread = (category ? messages?.counts[category].unread : messages?.unread) ?? 0

  const read = (reading: Reading) => void box.markRead({ ...reading, category }).catch(say.failure)
  const remove = (ids: string[]) =>
    void box.remove(ids).then(() => {
      setRemoved(ids)
      if (ids.includes(filter.id)) navigate(listHref, { replace: true })
    }, say.failure)
  const undo = () =>
    void box.restore([...removed]).then(({ restored }) => {
      setRemoved([])
      if (restored > 0) say.done(`已恢复 ${restored} 条消息`)
      else say.warning('已超过可以恢复的时间')
    }, say.failure)

  return (
    <InboxLayout
      title="消息"
      actions={
        unread > 0 && (
          <Button
            icon={icons.check}
            loading={box.isReading}
            onClick={() => void box.markRead({ category }).catch(say.failure)}
          >
            {category ? `“${categoryLabels[category]}”` : '全部'}标为已读（{unread}）
          </Button>
        )
      }
      tabs={
        <TabLinks
          label="消息类别"
          items={(['', ...messageCategories] as const).map(value => ({
            href: messageFilter.change(pathname, filter, { category: value, thing: '', id: '' }),
            label: value ? categoryLabels[value] : '全部',
            badge: <Badge count={(value ? messages?.counts[value].unread : messages?.unread) ?? 0} unit="条未读" />,
            current: category === value,
          }))}
        />
      }
      tools={
        <>
          <Row>
            {filter.thing && (
              <ButtonLink
                size="small"
                icon={icons.chevronLeft}
                href={messageFilter.change(pathname, filter, { thing: '', id: '' })}
              >
                返回全部消息
              </ButtonLink>
            )}
            <ButtonLink
              size="small"
              icon={icons.filter}
              href={messageFilter.change(pathname, filter, { unread: !filter.unread, id: '' })}
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
        </>
      }
      pane={
        opened && (
          <MessagePane
            message={opened}
            openId={filter.id}
            allHref={messageFilter.change(pathname, filter, { thing: opened.thing, id: '' })}
            backHref={listHref}
            busy={box.isRemoving}
            onRead={read}
            onRemove={remove}
          />
        )
      }
      idle={messages && messages.list.length > 0 && <EmptyState title="选一条消息来看" icon={icons.message} />}
    >
      <LoadState
        {...state}
        data={messages}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{
              list: messages,
              firstHref: messageFilter.change(pathname, filter, { page: 1, id: '' }),
              unit,
            }}
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
              key={listHref}
              messages={shown.list}
              openId={filter.id}
              hrefFor={id => messageFilter.format(pathname, { ...filter, id })}
              busy={box.isReading || box.isRemoving}
              onRead={read}
              onRemove={remove}
            />
            <Pagination
              page={filter.page}
              pageCount={pageCountOf(shown)}
              hrefFor={page => messageFilter.change(pathname, filter, { page, id: '' })}
              total={{ count: shown.total, capped: shown.capped }}
              unit={unit}
            />
          </Stack>
        )}
      </LoadState>
    </InboxLayout>
  )
}
