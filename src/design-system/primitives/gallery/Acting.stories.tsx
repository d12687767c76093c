import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Breadcrumb } from '../Breadcrumb/index.ts'
import { Button, buttonVariants } from '../Button/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon, icons } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Anchor, Link, LinkProvider } from '../Link/index.ts'
import { Menu } from '../Menu/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { Popover } from '../Popover/index.ts'
import { Row } from '../Stack/index.ts'
import { Steps } from '../Steps/index.ts'
import { longCompany } from '../story-words.ts'
import { TabLinks, Tabs } from '../Tabs/index.ts'
import { Text } from '../Text/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const nothing = () => undefined
const steps = ['公告', '职位', '报名', '审核', '缴费', '准考证', '成绩'].map(label => ({ label, href: '/exam/page/1' }))
const names = { primary: '提交报名', secondary: '保存草稿', quiet: '返回', danger: '删除' }

const Ways = () => (
  <>
    <Breadcrumb items={[{ label: '首页', href: '/' }, { label: longCompany }]} />
    <Heading level={1}>省直事业单位公开招聘</Heading>
    <Heading level={2}>财务管理岗</Heading>
    <Steps items={steps} current={2} />
    <Tabs label="职位" items={['最新', '热门'].map(name => ({ id: name, label: name, content: `${name}职位` }))} />
    <TabLinks
      label="我的"
      items={[
        { label: '投递', href: '/manage/apply', current: true },
        { label: '收藏', href: '/manage/favourite' },
      ]}
    />
    <Pagination page={20} pageCount={50} hrefFor={page => `?page=${page}`} total={{ count: 1000, capped: true }} />
    <LinkProvider anchor="a" navigate={nothing}>
      <Text>
        请先阅读<Link href="/news/1">招聘公告</Link>，或
        <Link href="https://example.gov.cn/" target="_blank">
          省厅网站
        </Link>
        。<Anchor href="/help">没有样子的链接</Anchor>
        <VisuallyHidden>读屏软件会读出这句话</VisuallyHidden>
      </Text>
    </LinkProvider>
  </>
)

const Actions = () => (
  <>
    <Row>
      {buttonVariants.map(variant => (
        <Button key={variant} variant={variant}>
          {names[variant]}
        </Button>
      ))}
    </Row>
    <Row>
      <Button size="small">小</Button>
      <Button disabled>停用</Button>
      <Button variant="primary" disabled>
        停用
      </Button>
      <Button loading>正在保存</Button>
      <Button icon={icons.search}>搜索</Button>
      <ButtonLink href="/exam/list" variant="primary">
        查看考试
      </ButtonLink>
    </Row>
    <Row>
      <IconButton icon={icons.close} label="关闭" />
      <IconButton icon={icons.copy} label="复制" />
      <Icon path={icons.briefcase} label="职位" />
      <Icon path={icons.fair} size="large" label="招聘会" />
      <Tooltip label="应届生" words="毕业两年内、没有落实过工作单位" />
    </Row>
    <Row>
      <Menu
        label="操作"
        align="start"
        items={[
          { id: 'refresh', label: '刷新', icon: icons.refresh, onSelect: nothing },
          { id: 'edit', label: '修改', onSelect: nothing, disabled: true },
          { id: 'delete', label: '删除', onSelect: nothing },
        ]}
      />
      <Popover label="更多条件">条件</Popover>
    </Row>
  </>
)

const meta = preview.meta({
  id: 'ds-gallery',
  title: '设计系统/总览/操作与导航',
  component: () => <Board first={<Ways />} second={<Actions />} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '操作' }))
    await expect(canvas.getByRole('menu')).toBeVisible()
    await fits({ canvasElement })
  },
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
