import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { listReceived, type ReceivedApplication, updateReceivedState } from '#contract/applications'
import type { ParsedInputOf } from '#contract/endpoint'
import { answerTogether, listAnswerTemplates, listReceivedTags, tagReceived } from '#contract/received'
import { ownTemplates, receivedColumn, receivedFirst, receivedTags } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { browserStorage } from '#platform/storage'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { receivedSearch } from '../../model/list-search.ts'
import { ReceivedBench } from './ReceivedBench.tsx'

const Bench = (props: ComponentProps<typeof ReceivedBench>) => {
  const [people, setPeople] = useState<readonly ReceivedApplication[]>([])
  return <ReceivedBench {...props} people={people} onPeopleChange={setPeople} />
}

/** What the service was told. */
const told = fn<(change: ParsedInputOf<typeof updateReceivedState>) => void>()

/** A service that remembers how far each of three delivered and three shortlisted has come. */
function remembering() {
  const first = (state: 'delivered' | 'shortlisted') =>
    receivedColumn({ state, jobId: '', t: '', unread: false, tag: '', page: 1, pageSize: 3, order: 'changed' }, 3).list
  let all = [...first('delivered'), ...first('shortlisted').map(one => ({ ...one, name: `初筛${one.name}` }))]
  return [
    mock(listReceived).answers(query => {
      const list = all.filter(({ state }) => query.state === '' || state === query.state)
      return { ...receivedColumn(query, 0), list, total: list.length }
    }),
    mock(updateReceivedState).answers(change => {
      told(change)
      const moved = { ...(all.find(({ id }) => id === change.id) ?? receivedFirst), state: change.state }
      all = [moved, ...all.filter(({ id }) => id !== change.id)]
      return moved
    }),
  ]
}

const meta = preview.meta({
  id: 'biz-employer-received-bench',
  title: '业务/单位中心/处理收到的简历 ReceivedBench',
  component: ReceivedBench,
  args: {
    search: receivedSearch.parse(new URLSearchParams('view=board')),
    people: [],
    onPeopleChange: fn(),
  },
  parameters: { session: employerUser },
  render: args => <Bench {...args} />,
  beforeEach({ msw }) {
    told.mockClear()
    browserStorage().remove('received-keys')
    msw.use(...remembering())
  },
})

const list = receivedSearch.parse(new URLSearchParams())

export const Filled = meta.story({
  name: '看板：用键盘移动，焦点接着往下',
  play: async ({ canvas, userEvent, step }) => {
    const column = (name: string) => within(canvas.getByRole('region', { name }))
    await canvas.findByRole('link', { name: '赵1' })
    await step('j 从第一份开始，s 移到初筛通过，回车确认', async () => {
      await userEvent.keyboard('j')
      await waitFor(() => expect(canvas.getByRole('link', { name: '赵1' })).toHaveFocus())
      await userEvent.keyboard('s')
      await waitFor(() => expect(screen.getByRole('button', { name: '初筛通过并通知' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(await column('初筛通过').findByRole('link', { name: '赵1' })).toBeVisible()
      await expect(column('初筛通过').getByText('4 份')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('link', { name: '钱2' })).toHaveFocus())
    })
    await step('不能去的，说明为什么，什么都不发生', async () => {
      await userEvent.keyboard('y')
      await expect(await screen.findByText('“已投递”不能直接改为“已录用”，先要“拟录用”')).toBeInTheDocument()
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await step('l 到右边有简历的一列，b 移到不合适，z 撤销', async () => {
      await userEvent.keyboard('l')
      await waitFor(() => expect(column('初筛通过').getByRole('link', { name: '赵1' })).toHaveFocus())
      await userEvent.keyboard('b')
      await waitFor(() => expect(screen.getByRole('button', { name: '不合适并通知' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(await column('不合适').findByRole('link', { name: '赵1' })).toBeVisible()
      await userEvent.keyboard('z')
      await expect(await column('初筛通过').findByRole('link', { name: '赵1' })).toBeVisible()
      await waitFor(() =>
        expect(told.mock.calls.map(([change]) => change.state)).toEqual(['shortlisted', 'unfit', 'shortlisted']),
      )
    })
  },
})

export const Tagging = meta.story({
  name: '看板：t 打标签，焦点回到这一份',
  beforeEach({ msw }) {
    let tags: ReceivedApplication['tags'] = []
    const [column] = receivedColumn(
      { state: 'delivered', jobId: '', t: '', unread: false, tag: '', page: 1, pageSize: 1, order: 'changed' },
      1,
    ).list
    const only = column ?? receivedFirst
    msw.use(
      mock(listReceivedTags).returns(receivedTags),
      mock(listReceived).answers(query => {
        const list = query.state === 'delivered' ? [{ ...only, tags }] : []
        return { ...receivedColumn(query, 0), list, total: list.length }
      }),
      mock(tagReceived).answers(({ ids, add }) => {
        tags = receivedTags.list.filter(({ name }) => add.includes(name)).map(({ id, name }) => ({ id, name }))
        return { list: ids.map(id => ({ id, tags })) }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '赵1' })
    await userEvent.keyboard('jt')
    const urgent = await screen.findByRole('checkbox', { name: '可急聘' })
    urgent.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '可急聘' })).toBeChecked())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText('标签：可急聘')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: '赵1' })).toHaveFocus())
  },
})

export const Failed = meta.story({
  name: '没有成：卡片回到原处，并说明',
  beforeEach({ msw }) {
    msw.use(mock(updateReceivedState).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '赵1' })
    await userEvent.keyboard('js')
    await waitFor(() => expect(screen.getByRole('button', { name: '初筛通过并通知' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('没有移动，已放回原处')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(
      within(canvas.getByRole('region', { name: '已投递' })).getByRole('link', { name: '赵1' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '赵1' })).toHaveFocus()
  },
})

export const WrittenOnce = meta.story({
  name: '群发消息：发出就关上，列表还在更新也不会再发一次',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mock(listAnswerTemplates).returns(ownTemplates))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const sent = fn<(words: string) => void>()
    await canvas.findByRole('link', { name: '赵1' })
    await userEvent.keyboard('jx')
    await userEvent.click(await canvas.findByRole('button', { name: '批量处理' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^给求职者的话/ }), '请补充材料')
    msw.use(
      mock(answerTogether).answers(({ ids, words }) => {
        sent(words)
        return { results: ids.map(() => ({ name: '', obstacle: '' })) }
      }),
      mock(listReceived).hangs(),
    )
    await userEvent.click(screen.getByRole('button', { name: '发送消息' }))
    await expect(await screen.findByText('已处理 1 份，并已通知求职者')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(sent.mock.calls).toEqual([['请补充材料']])
  },
})

export const ListKeys = meta.story({
  name: '列表：j、k、x 和对比',
  args: { search: list },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '赵1' })
    await userEvent.keyboard('jxjxk')
    await waitFor(() => expect(canvas.getByRole('link', { name: '赵1' })).toHaveFocus())
    await expect(canvas.getByText('已选 2 份')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '对比' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/manage\/resume\?compare=8a1f2c44.*%2C8a1f2c44/),
    )
  },
})

export const KeysOff = meta.story({
  name: '关掉快捷键',
  args: { search: list },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('link', { name: '赵1' })
    await step('? 打开说明，关掉', async () => {
      await userEvent.keyboard('?')
      await userEvent.click(await screen.findByRole('switch', { name: /^使用快捷键/ }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('按键不再起作用', async () => {
      await userEvent.keyboard('jx?')
      await waitFor(() => expect(canvas.queryByText(/^已选/)).not.toBeInTheDocument())
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await step('从按钮再打开', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '快捷键' }))
      await userEvent.click(await screen.findByRole('switch', { name: /^使用快捷键/ }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await userEvent.keyboard('jx')
      await waitFor(() => expect(canvas.getByText('已选 1 份')).toBeVisible())
    })
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
