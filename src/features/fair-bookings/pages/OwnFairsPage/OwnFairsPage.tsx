import { ButtonLink, RecordListLayout, TabLinks } from '#design-system'
import { BoothResume, BoothScan } from '#features/booth-visits'
import { TalkDesk } from '#features/fair-talks'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isOnlinePath, ownFairsHref, ownFairsSearch } from '../../model/fair-addresses.ts'
import { JoinView } from './JoinView.tsx'
import { MineView } from './MineView.tsx'
import { OneView } from './OneView.tsx'
import { PaymentView } from './PaymentView.tsx'

const leads = {
  '': '本单位报名的招聘会：进度、展位和下一步。',
  join: '选择要参加的招聘会，一次提交，每场分别审核。',
  one: '展位、职位、参会人员和费用都在这里办理。',
  payment: '展位费的支付结果。',
  talks: '在这里叫号、和求职者在线交流。离开页面，排着的号和说过的话都在。',
  scan: '扫求职者的入场码，记下备注和下一步，没有网络也能用。',
  resume: '求职者在招聘会交给本单位的简历。',
} as const

/** `/manage/fair/onsite` and `/manage/fair/online` — an employer's fairs: mine, those to join, one of mine, a payment. */
export function OwnFairsPage() {
  const { path, query } = useRequest()
  const { view, order, id, talk, page } = ownFairsSearch.parse(query)
  const online = isOnlinePath(path)
  const title = online ? '网络招聘会管理' : '现场招聘会管理'
  usePageHead({ title, noIndex: true })
  return (
    <RecordListLayout
      title={title}
      lead={leads[view]}
      actions={
        view === '' && (
          <ButtonLink variant="primary" href={ownFairsHref(online, { view: 'join' })}>
            报名招聘会
          </ButtonLink>
        )
      }
      tabs={
        <TabLinks
          label="招聘会管理"
          items={[
            {
              href: ownFairsHref(online),
              label: '我的招聘会',
              current: view !== 'join',
            },
            { href: ownFairsHref(online, { view: 'join' }), label: '可报名', current: view === 'join' },
          ]}
        />
      }
    >
      {view === '' && <MineView online={online} />}
      {view === 'join' && <JoinView online={online} />}
      {view === 'one' && <OneView online={online} />}
      {view === 'scan' && (
        <BoothScan
          key={id}
          participation={id}
          resumeHref={visit => ownFairsHref(online, { view: 'resume', id: visit })}
        />
      )}
      {view === 'resume' && (
        <BoothResume
          key={id}
          visit={id}
          backHref={participation =>
            ownFairsHref(online, participation === null ? {} : { view: 'scan', id: participation })
          }
        />
      )}
      {view === 'payment' && <PaymentView online={online} order={order} />}
      {view === 'talks' && (
        <TalkDesk
          fairId={id}
          talk={talk}
          page={page}
          hrefFor={address => ownFairsHref(true, { view: 'talks', id, ...address })}
        />
      )}
    </RecordListLayout>
  )
}
