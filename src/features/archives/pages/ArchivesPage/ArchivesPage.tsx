import { pathTo } from '#contract/pages'
import { Accordion, Card, EntryGrid, icons, LandingLayout, Link, LoadState, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { useOffices } from '../../hooks/useArchives.ts'
import { addressOfCheck, addressOfView } from '../../model/archive-address.ts'
import { keepers } from '../../model/keepers.ts'
import { OfficeTable } from '../../parts/OfficeTable/OfficeTable.tsx'
import { Rules } from './ArchivesPage.styles.ts'

const entries = [
  { title: '查档案在哪里', href: pathTo('archiveQuery'), icon: icons.search },
  { title: '申请调档函', href: addressOfView('apply'), icon: icons.file },
  { title: '我的档案', href: addressOfView('mine'), icon: icons.user },
  { title: '核验证明', href: addressOfCheck(), icon: icons.check },
]

/** `/archives` — what the office does for the files of people between employers, and where to begin. */
export function ArchivesPage() {
  const { offices, ...state } = useOffices()
  usePageHead({
    title: '档案服务',
    description:
      '江西省流动人员人事档案服务：查询存档机构、在线申请调档函、跟踪转递进度、开具和核验存档证明，全程免费。',
  })
  return (
    <LandingLayout
      drawing="archives"
      title="档案服务"
      lead="为在非公有制企业、社会组织就业的人员，辞职或被辞退的人员，未就业的高校毕业生，自由职业者和自费出国人员保管人事档案，并提供转递、查阅、证明和政审服务。"
    >
      <EntryGrid items={entries} aria-label="档案业务" />
      <Card title="先了解三件事">
        <Rules>
          <li>全程免费，不收保管费、查阅费、证明费和转递费。</li>
          <li>档案由县级以上公共就业和人才服务机构保管，个人不得保管本人档案。</li>
          <li>转递只走机要通信、邮政专递或派专人，不能自己带。</li>
        </Rules>
        <Link href={addressOfView('guide')}>转入、转出、证明、查阅和政审的材料、步骤和时限</Link>
      </Card>
      <Card title="我的档案可能在哪里">
        <Accordion items={keepers.map(({ id, title, answer }) => ({ id, title, content: <Text>{answer}</Text> }))} />
      </Card>
      <Card title="存档机构">
        <LoadState {...state} data={offices} isEmpty={list => list.length === 0}>
          {list => <OfficeTable offices={list} />}
        </LoadState>
      </Card>
    </LandingLayout>
  )
}
