import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { deleteReceivedTag, listReceivedTags, tagReceived } from '#contract/received'
import { noReceivedTags, receivedFirst, receivedTagged, receivedTags } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TagsDialog } from './TagsDialog.tsx'

/** A service that remembers the company's tags and what is on the applications. */
function remembering(...cards: (typeof receivedFirst)[]) {
  let known = receivedTags.list
  let on = cards.map(({ id, tags }) => ({ id, tags }))
  return [
    mock(listReceivedTags).answers(() => ({ list: known })),
    mock(tagReceived).answers(({ ids, add, remove }) => {
      for (const name of add.filter(name => !known.some(one => one.name === name))) {
        known = [...known, { id: `8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c2f0${known.length + 1}`, name, applications: 1 }]
      }
      on = on.map(one => {
        const kept = one.tags.filter(({ name }) => !remove.includes(name) && !add.includes(name))
        const given = known.filter(({ name }) => add.includes(name)).map(({ id, name }) => ({ id, name }))
        return ids.includes(one.id) ? { id: one.id, tags: [...kept, ...given] } : one
      })
      return { list: on }
    }),
    mock(deleteReceivedTag).answers(({ id }) => {
      known = known.filter(one => one.id !== id)
      return { ok: true }
    }),
  ]
}

const meta = preview.meta({
  id: 'biz-employer-tags-dialog',
  title: '业务/单位中心/标签窗口 TagsDialog',
  component: TagsDialog,
  args: { cards: [receivedFirst], onClose: fn(), onTagged: fn() },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(...remembering(receivedFirst))
  },
})

export const Filled = meta.story({
  name: '用键盘勾选、添加，删除前先问',
  play: async ({ args, step, userEvent }) => {
    const urgent = await screen.findByRole('checkbox', { name: '可急聘' })
    await step('空格勾选，立即保存', async () => {
      urgent.focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(screen.getByRole('checkbox', { name: '可急聘' })).toBeChecked())
      await expect(args.onTagged).toHaveBeenCalled()
    })
    await step('写一个新的，按回车', async () => {
      const field = screen.getByRole('textbox', { name: /新标签/ })
      await userEvent.type(field, '会䶮语{Enter}')
      await expect(await screen.findByRole('checkbox', { name: '会䶮语' })).toBeChecked()
      await waitFor(() => expect(field).toHaveValue(''))
    })
    await step('删除时说明会从几份上去掉', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^删除\s*标签“可急聘”$/ }))
      await expect(await screen.findByText('删除标签“可急聘”，会从 12 份简历上去掉，不能撤销。')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: '确认删除' }))
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: '可急聘' })).toBeNull())
    })
  },
})

export const Several = meta.story({
  name: '几份一起：有的已有',
  args: { cards: [receivedFirst, { ...receivedTagged, id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02' }] },
  beforeEach({ msw }) {
    msw.use(...remembering(receivedFirst, { ...receivedTagged, id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02' }))
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: '所选 2 份简历的标签' })).toBeVisible())
    const partly = await screen.findByRole('checkbox', { name: '可急聘（1 份已有）' })
    await expect(partly).not.toBeChecked()
    await userEvent.click(partly)
    await expect(await screen.findByRole('checkbox', { name: '可急聘' })).toBeChecked()
  },
})

export const Full = meta.story({
  name: '满十个：说明原因，写的还在',
  beforeEach({ msw }) {
    msw.use(mock(tagReceived).refuses({ code: codes.quotaReached, msg: '每份简历最多 10 个标签，请先去掉不用的' }))
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /新标签/ })
    await userEvent.type(field, '第十一{Enter}')
    await expect(await screen.findByText('每份简历最多 10 个标签，请先去掉不用的')).toBeVisible()
    await expect(field).toHaveValue('第十一')
  },
})

export const FiveHundred = meta.story({
  name: '一次写 500 个：说清楚，写的还在',
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /新标签/ })
    const typed = Array.from({ length: 500 }, (_, at) => `标签${at + 1}`).join('、')
    await userEvent.click(field)
    await userEvent.paste(typed)
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByText('每份简历最多 10 个标签：这次写了 500 个，还能添加 10 个，请减少一些'),
    ).toBeVisible()
    await expect(field).toHaveValue(typed)
    await expect(args.onTagged).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: '服务不接受：在输入框下说明，写的还在',
  beforeEach({ msw }) {
    const fields = { add: '一次最多 10 个标签' }
    msw.use(mock(tagReceived).refuses({ code: codes.invalid, msg: '请检查填写的内容', data: { fields } }))
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /新标签/ })
    await userEvent.type(field, '会䶮语、能上夜班{Enter}')
    await expect(await screen.findByText('一次最多 10 个标签')).toBeVisible()
    await expect(field).toHaveValue('会䶮语、能上夜班')
  },
})

export const Mended = meta.story({
  name: '改了写的，先前的错误就收起',
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /新标签/ })
    await userEvent.type(field, '一个写得远远超过二十个字所以放不下的标签名{Enter}')
    const fault = await screen.findByText(/超过 20 个字，请写短一些$/)
    await expect(field).toBeInvalid()
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(fault).not.toBeInTheDocument())
    await expect(field).toBeValid()
  },
})

let finishSaving: (() => void) | undefined

export const Meanwhile = meta.story({
  name: '前一个还在保存：接着写的留着',
  beforeEach({ msw }) {
    const saved = Promise.withResolvers<void>()
    finishSaving = saved.resolve
    msw.use(
      mock(tagReceived).answers(async ({ add }) => {
        await saved.promise
        const tags = add.map((name, at) => ({ id: `8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c2f1${at}`, name }))
        return { list: [{ id: receivedFirst.id, tags }] }
      }),
    )
  },
  play: async ({ args, step, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /新标签/ })
    await userEvent.type(field, '会䶮语{Enter}')
    await step('保存期间改写', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '能上夜班')
      await waitFor(() => expect(args.onTagged).not.toHaveBeenCalled())
    })
    await step('保存完了，接着写的还在', async () => {
      finishSaving?.()
      await waitFor(() => expect(args.onTagged).toHaveBeenCalled())
      await waitFor(() => expect(screen.getByRole('button', { name: '添加并打上' })).toBeEnabled())
      await expect(field).toHaveValue('能上夜班')
    })
  },
})

export const Empty = meta.story({
  name: '还没有标签',
  beforeEach({ msw }) {
    msw.use(mock(listReceivedTags).returns(noReceivedTags))
  },
  play: () => waitFor(() => expect(screen.getByText('还没有标签，在下面添加第一个。')).toBeVisible()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReceivedTags).hangs())
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReceivedTags).fails())
  },
  play: ({ canvasElement }) => offersRetry({ canvasElement: canvasElement.ownerDocument.body }),
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
