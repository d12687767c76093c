import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { companyDetail, listCompanyImages } from '#contract/companies'
import { addCompanyImage, arrangeCompanyImages, deleteCompanyImage } from '#contract/employer'
import { company, ownCompany, workplace } from '#mocks/fixtures/companies'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ProfilePhotos } from './ProfilePhotos.tsx'

const arranged = fn()
const removed = fn()

const meta = preview.meta({
  id: 'biz-employer-profile-photos',
  title: '业务/单位中心/工作环境图片 ProfilePhotos',
  component: ProfilePhotos,
  args: { images: workplace },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    arranged.mockReset()
    removed.mockReset()
    msw.use(
      mock(companyDetail).returns(company),
      mock(listCompanyImages).returns({ list: [...workplace] }),
      mock(addCompanyImage).returns(ownCompany),
      mock(arrangeCompanyImages).answers(({ list }) => {
        arranged(list.map(({ caption }) => caption))
        return ownCompany
      }),
      mock(deleteCompanyImage).answers(({ id }) => {
        removed(id)
        return ownCompany
      }),
    )
  },
})

const picture = async (name: string) => {
  const canvas = new OffscreenCanvas(400, 300)
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

export const Filled = meta.story({
  name: '换顺序、改说明、删除',
  play: async ({ canvas, userEvent, step }) => {
    await step('往后移', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '把第 1 张往后移' }))
      await waitFor(() => expect(arranged).toHaveBeenCalledWith(['员工食堂，两荤两素', '装配车间', '䶮山脚下的篮球场']))
      await expect(canvas.getByRole('button', { name: '把第 1 张往前移' })).toBeDisabled()
      // Nothing else is taken before that has been answered.
      await waitFor(() => expect(canvas.getByRole('button', { name: '把第 1 张往后移' })).toBeEnabled())
    })
    await step('改说明', async () => {
      const caption = canvas.getByRole('textbox', { name: '第 2 张的说明' })
      await userEvent.clear(caption)
      await expect(await canvas.findByText('请填写图片说明')).toBeVisible()
      await userEvent.type(caption, '食堂')
      await userEvent.click(canvas.getByRole('button', { name: '保存说明' }))
      await waitFor(() => expect(arranged).toHaveBeenLastCalledWith(['装配车间', '食堂', '䶮山脚下的篮球场']))
      await waitFor(() => expect(canvas.getByRole('button', { name: '删除第 3 张' })).toBeEnabled())
    })
    await step('删除前问一次', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除第 3 张' }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: '删除图片' }))
      await waitFor(() => expect(removed).toHaveBeenCalledWith(workplace[2]?.id))
      await screen.findByText('图片已删除')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
  },
})

export const Adds = meta.story({
  name: '添加图片，先写说明',
  args: { images: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加到单位主页' }))
    await expect((await canvas.findAllByText('请先选择一张图片')).length).toBeGreaterThan(0)
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture('车间.png'))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await canvas.findByRole('img', { name: '添加图片预览' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^图片说明/ }), '装配车间')
    await userEvent.click(canvas.getByRole('button', { name: '添加到单位主页' }))
    await waitFor(() => expect(screen.getByText('图片已添加')).toBeVisible())
  },
})

export const Unreachable = meta.story({
  name: '没有添加成功，填的还在',
  args: { images: [] },
  beforeEach({ msw }) {
    msw.use(mock(addCompanyImage).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture('车间.png'))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await canvas.findByRole('img', { name: '添加图片预览' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^图片说明/ }), '装配车间')
    await userEvent.click(canvas.getByRole('button', { name: '添加到单位主页' }))
    await expect((await canvas.findAllByText(/没有提交成功/)).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('textbox', { name: /^图片说明/ })).toHaveValue('装配车间')
    await expect(canvas.getByRole('img', { name: '添加图片预览' })).toBeVisible()
  },
})

export const Full = meta.story({
  name: '已有九张',
  args: {
    images: Array.from({ length: 9 }, (_, at) => ({
      id: `0a3f6c51-2f55-4f0e-8f6c-9f1c1e7a4b1${at}`,
      src: workplace[at % 3]?.src ?? '',
      caption: `车间 ${at + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.queryByRole('button', { name: '添加到单位主页' })).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
