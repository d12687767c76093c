import { pathTo } from '#contract/pages'
import { ButtonLink, Card, RecordListLayout, Stack, TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import {
  type ArchiveSearch,
  addressOfCheck,
  addressOfView,
  archiveSearch,
  type ServiceView,
  viewOf,
} from '../../model/archive-address.ts'
import { ServiceGuide } from '../../parts/ServiceGuide/ServiceGuide.tsx'
import { ForPersons } from './ForPersons.tsx'

const CertificateCheck = later(
  async () => (await import('../../parts/CertificateCheck/CertificateCheck.tsx')).CertificateCheck,
)
const ApplyView = later(async () => (await import('./ApplyView.tsx')).ApplyView)
const MineView = later(async () => (await import('./MineView.tsx')).MineView)
const TransferView = later(async () => (await import('./TransferView.tsx')).TransferView)

const titles = {
  guide: '档案业务办理指南',
  apply: '申请调档函',
  mine: '我的档案和进度',
  transfer: '调档进度',
  verify: '核验调档函和存档证明',
} as const satisfies Record<ServiceView, string>

function View({ view, search: { service, verify } }: { view: ServiceView; search: ArchiveSearch }) {
  switch (view) {
    case 'guide':
      return (
        <Card>
          <Stack gap={4}>
            <ServiceGuide open={service || 'transfer-in'} />
            <div>
              <ButtonLink variant="primary" href={addressOfView('apply')}>
                申请调档函
              </ButtonLink>
            </div>
          </Stack>
        </Card>
      )
    case 'apply':
      return (
        <ForPersons address={addressOfView('apply')}>
          <Card>
            <ApplyView />
          </Card>
        </ForPersons>
      )
    case 'mine':
      return (
        <ForPersons address={addressOfView('mine')}>
          <MineView />
        </ForPersons>
      )
    case 'transfer':
      return (
        <ForPersons address={addressOfView('mine')}>
          <TransferView />
        </ForPersons>
      )
    case 'verify':
      return <CertificateCheck key={verify} />
    default:
      return view satisfies never
  }
}

/** `/archives/index` — what the office does and how, the request of a letter, its progress, and the check of papers. */
export function ArchiveServicePage() {
  const { query: address } = useRequest()
  const search = archiveSearch.parse(address)
  const view = viewOf(search)
  const isPrivate = view !== 'guide'
  usePageHead({
    title: titles[view],
    description: '流动人员人事档案转入、转出、证明、查阅和政审的材料、步骤和时限，可在线申请调档函并查询进度。',
    ...(isPrivate && { noIndex: true }),
  })
  const head = {
    crumbs: [
      { label: '首页', href: pathTo('home') },
      { label: '档案服务', href: pathTo('archives') },
      { label: titles[view] },
    ],
    title: titles[view],
    lead: '所有档案业务免费。档案不能由本人携带或保管。',
    tabs: (
      <TabLinks
        label="档案业务"
        items={[
          { href: addressOfView('guide'), label: '办理指南', current: view === 'guide' },
          { href: addressOfView('apply'), label: '申请调档函', current: view === 'apply' },
          { href: addressOfView('mine'), label: '我的档案', current: view === 'mine' || view === 'transfer' },
          { href: addressOfCheck(), label: '核验证明', current: view === 'verify' },
        ]}
      />
    ),
    children: <View view={view} search={search} />,
  }
  return view === 'mine' ? <RecordListLayout {...head} /> : <TaskListLayout {...head} />
}
