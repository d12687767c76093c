import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isBusinessCode } from '#contract/codes'
import { type Message, messageCategories } from '#contract/messages'
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Empty,
  EmptyPage,
  icons,
  LoadState,
  PageTitle,
  Pagination,
  Row,
  Stack,
  TabLinks,
  useToasts,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSessionStore } from '#platform/session'
import { CallRefused } from '#platform/transport'
import { useMessages } from '../../hooks/useMessages.ts'
import { addressOf, categoryLabels, filterOf } from '../../model/filter.ts'
import { MessageItem } from '../../parts/MessageItem/MessageItem.tsx'

/** `/message` and `/manage/message` — my messages, for seekers and employers alike. */
export function MessagesPage() {
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const filter = filterOf(address)
  const { messages, markRead, remove, isReading, ...state } = useMessages(filter)
  const session = useSessionStore()
  const toasts = useToasts()
  const [doomed, setDoomed] = useState<Message | null>(null)
  const unread = messages?.unread
  usePageHead({ title: '消息', noIndex: true })
  useEffect(() => {
    if (unread !== undefined) session.setUnread(unread)
  }, [session, unread])

  /** Of a failed network or service the transport has spoken already. */
  const say = (error: unknown) => {
    if (!(error instanceof CallRefused) || !isBusinessCode(error.code)) return
    toasts.show({ message: error.message, tone: 'danger', duration: 3000 })
  }
  const read = (ids?: string[]) => void markRead(ids).catch(say)

  return (
    <Stack gap={4}>
      <Row justify="between">
        <PageTitle size="2xl">消息</PageTitle>
        {Boolean(unread) && (
          <Button icon={icons.check} loading={isReading} onClick={() => read()}>
            全部标为已读（{unread}）
          </Button>
        )}
      </Row>
      <TabLinks
        label="消息类别"
        items={(['', ...messageCategories] as const).map(category => ({
          href: addressOf(pathname, { ...filter, category, page: 1 }),
          label: category ? categoryLabels[category] : '全部',
          current: filter.category === category,
        }))}
      />
      <Row>
        <ButtonLink
          size="small"
          icon={icons.filter}
          href={addressOf(pathname, { ...filter, unread: !filter.unread, page: 1 })}
        >
          {filter.unread ? '显示全部消息' : '只看未读'}
        </ButtonLink>
      </Row>
      <LoadState
        {...state}
        data={messages}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyPage list={messages} firstHref={addressOf(pathname, { ...filter, page: 1 })} unit="条消息">
            <Empty title={filter.unread ? '没有未读消息' : '还没有消息'} icon={icons.message}>
              投递进展、面试邀请、系统通知都会发到这里。
            </Empty>
          </EmptyPage>
        }
      >
        {shown => (
          <Stack gap={4}>
            <div>
              {shown.list.map(message => (
                <MessageItem
                  key={message.id}
                  message={message}
                  onRead={() => read([message.id])}
                  onRemove={() => setDoomed(message)}
                />
              ))}
            </div>
            <Pagination
              page={filter.page}
              pageCount={Math.max(1, Math.ceil(shown.total / shown.pageSize))}
              hrefFor={page => addressOf(pathname, { ...filter, page })}
              total={{ count: shown.total, capped: shown.capped }}
              unit="条消息"
            />
          </Stack>
        )}
      </LoadState>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title="删除这条消息？"
        description={`“${doomed?.title ?? ''}”会被删除，不能恢复。`}
        confirmLabel="删除消息"
        destructive
        onConfirm={async () => {
          try {
            if (doomed) await remove([doomed.id])
          } catch (error) {
            say(error)
            throw error
          }
        }}
      />
    </Stack>
  )
}
