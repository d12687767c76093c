import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { saveFairText } from '#contract/fair-papers'
import { employerUser } from '#mocks/fixtures/employer'
import { fairTextsInFull } from '#mocks/fixtures/fair-papers'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { textOf } from '../../model/text-values.ts'
import { TextForm } from './TextForm.tsx'

const emergency = textOf(fairTextsInFull.texts, 'emergency')
if (!emergency) throw new Error('the text is missing')
const saved = fn<(given: object) => void>()

const meta = preview.meta({
  id: 'fair-office-text-form',
  title: '业务/招聘会主办方/应急预案和安保方案 TextForm',
  component: TextForm,
  parameters: { session: employerUser },
  args: { fair: '2', text: emergency, leastStaff: 40 },
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(saveFairText).answers(given => {
        saved(given)
        return { ...emergency, version: 4, body: { ...emergency.body, sections: given.body.sections } }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '改一节，保存',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('还要填写：医护人员或协作医院')).toBeVisible()
    const medical = canvas.getByRole('textbox', { name: /^医疗救护/ })
    await userEvent.clear(medical)
    await userEvent.type(medical, '医疗点在主展厅东侧，由示例医院值守。')
    await waitFor(() => expect(canvas.queryByText('还要填写：医护人员或协作医院')).toBeNull())
    await expect(canvas.getByText('未保存：有修改还没有保存，内容已留在这个浏览器里')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存应急预案' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(saved.mock.calls[0]?.[0]).toMatchObject({
      fair: '2',
      name: 'emergency',
      version: 3,
      body: { sections: { medical: '医疗点在主展厅东侧，由示例医院值守。' } },
    })
  },
})

export const BackToDraft = meta.story({
  name: '换成系统拟的文字',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '“指挥机构”换成系统拟的文字' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^指挥机构/ })).toHaveValue(emergency.draft.sections['command']),
    )
    await expect(await canvas.findByText('还要填写：总指挥姓名、总指挥电话')).toBeVisible()
  },
})

export const TooFew = meta.story({
  name: '人数不够',
  args: { leastStaff: 60 },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('各组合计 40 人，本场至少 60 人，还差 20 人')).toBeVisible(),
})

export const Conflict = meta.story({
  name: '同事刚刚保存过',
  beforeEach({ msw }) {
    const current = {
      ...emergency,
      version: 4,
      body: { ...emergency.body, sections: { ...emergency.body.sections, fire: '先拨 119' } },
    }
    msw.use(mock(saveFairText).refuses({ code: codes.conflict, msg: '同事刚刚保存过这份材料', data: { current } }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^医疗救护/ }), '我写的')
    await userEvent.click(canvas.getByRole('button', { name: '保存应急预案' }))
    await expect(await canvas.findByRole('cell', { name: '先拨 119' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^火灾和停电/ })).toHaveValue('先拨 119'))
  },
})

export const Wrong = meta.story({
  name: '小组没有写全',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加小组' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存应急预案' }))
    await expect((await canvas.findAllByText(/请填写人数/))[0]).toBeVisible()
    await expect(saved).not.toHaveBeenCalled()
    await expect(screen.queryByText('应急预案已保存')).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /^指挥机构/ })
    await fitsSideways({ canvasElement })
  },
})
