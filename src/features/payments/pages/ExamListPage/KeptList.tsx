import { useState } from 'react'
import type { Registration } from '#contract/payments'
import { statusEnum } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import {
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  icons,
  Link,
  LoadState,
  Menu,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  Stack,
  Tag,
} from '#design-system'
import { useSay } from '#platform/notices'
import { pageCountOf } from '#platform/routing'
import { useKeeping, useKeptList } from '../../hooks/useKept.ts'
import { addressOfKeeping, addressOfKept, addressOfKeptPage } from '../../model/kept-search.ts'
import { addressOfOrder, addressOfView } from '../../model/payment-address.ts'
import { moment, statusTones, yuan } from '../../model/payment-words.ts'

/** What is to be done next about a registration. */
function next({ payable, recruitment, remark }: Registration): string {
  if (payable === 'yes') return `请在 ${moment(recruitment.payUntil)} 前缴纳考试费 ${yuan(recruitment.fee)}`
  if (payable === 'early') return `${moment(recruitment.payFrom)} 起缴费`
  return remark
}

const keepLink = (
  <ButtonLink variant="primary" href={addressOfKeeping} icon={icons.plus}>
    加入报名
  </ButtonLink>
)

/** The registrations that are kept, each with its status and what is to be done next. */
export function KeptList() {
  const { registrations, ...state } = useKeptList()
  const { forget } = useKeeping()
  const say = useSay()
  const [leaving, setLeaving] = useState<Registration | null>(null)
  return (
    <RecordListLayout title="我的考试报名" actions={keepLink}>
      <LoadState
        {...state}
        data={registrations}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: registrations, firstHref: addressOfKeptPage(1), unit: '个报名' }}
            title="还没有考试报名"
            icon={icons.exam}
            action={keepLink}
            otherAction={<Link href={addressOfView('posts')}>看看有哪些招聘考试岗位</Link>}
          >
            在报名系统报过名的，核对后加入这里，就能随时看审核结果、缴费和打印凭证。
          </EmptyState>
        }
      >
        {shown => (
          <Stack gap={3}>
            <RecordList>
              {shown.list.map(registration => (
                <KeptRow
                  key={registration.number}
                  registration={registration}
                  onLeave={() => setLeaving(registration)}
                />
              ))}
            </RecordList>
            <Pagination page={shown.page} pageCount={pageCountOf(shown)} hrefFor={addressOfKeptPage} unit="个" />
          </Stack>
        )}
      </LoadState>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={({ open }) => !open && setLeaving(null)}
        title="从我的考试报名中移除？"
        description="只从这里移除，不取消报名，已缴的费用不受影响；以后可以重新核对加入。"
        confirmLabel="移除"
        destructive
        onConfirm={async () => {
          if (leaving) await say.outcomeOf(() => forget(leaving.number), '已移除')
        }}
      />
    </RecordListLayout>
  )
}

function KeptRow({ registration, onLeave }: { registration: Registration; onLeave: () => void }) {
  const { number, post, recruitment, status, payable, order } = registration
  return (
    <RecordRow
      title={post.title}
      href={addressOfKept(number)}
      state={<Tag tone={statusTones[status]}>{labelOf(statusEnum, status)}</Tag>}
      facts={[post.employer, `${recruitment.exam} ${recruitment.examOn}`, `报名序号 ${number}`]}
      summary={next(registration)}
      end={yuan(recruitment.fee)}
      actions={
        <>
          {payable === 'yes' && (
            <ButtonLink size="small" variant="primary" href={addressOfKept(number)}>
              去缴费
            </ButtonLink>
          )}
          {payable === 'paid' && order && (
            <ButtonLink size="small" href={addressOfOrder(order.number)}>
              缴费凭证
            </ButtonLink>
          )}
          <Menu
            sign={icons.more}
            label={`更多：${post.title}`}
            items={[{ id: 'leave', label: '移除', destructive: true, onSelect: onLeave }]}
          />
        </>
      }
    />
  )
}
