import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import { reviewMaterial, reviewPhoto } from '#contract/exam-reviews'
import { API_PREFIX } from '#contract/wire'
import { employerUser } from '#mocks/fixtures/employer'
import { appealItem, disputedItem, longItem, reviewItem } from '#mocks/fixtures/exam-reviews'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { pictures } from '../testing.handlers.ts'
import { ReviewSheet } from './ReviewSheet.tsx'

const meta = preview.meta({
  id: 'exam-review-sheet',
  title: '业务/考试审核/一份报名 ReviewSheet',
  component: ReviewSheet,
  args: { item: reviewItem, marks: {}, onMark: fn() },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(...pictures)
  },
})

export const Filled = meta.story({
  name: '材料和条件并排',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^阿依古丽·䶮/ })).toBeVisible()
    await expect(canvas.getByText('360***********0071')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: '阿依古丽·䶮的报名照片' })).toBeVisible()
    const radar = within(canvas.getByRole('region', { name: '职位条件对照' }))
    await expect(radar.getAllByText(/^(符合|不符合|需核实)$/).map(one => one.textContent)).toEqual([
      '符合',
      '符合',
      '不符合',
      '需核实',
    ])
    const opener = canvas.getByRole('button', { name: /^写意见.*照片$/ })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: '照片不是本人' }))
    await expect(args.onMark).toHaveBeenCalledWith('photo', '照片不是本人')
    await userEvent.click(canvas.getByRole('button', { name: '写好了' }))
    await expect(opener).toHaveFocus()
  },
})

export const Marked = meta.story({
  name: '写了意见',
  args: { marks: { 'education.0.major': '请与毕业证书上的名称一致', '': '请按公告要求补充材料' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请与毕业证书上的名称一致')).toBeVisible()
    await expect(canvas.getByText('请按公告要求补充材料')).toBeVisible()
  },
})

export const Appeal = meta.story({
  name: '申诉',
  args: { item: appealItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/汉语言文学（师范）/)).toBeVisible()
    await expect(canvas.getByText('教育经历 1：所学专业：所学专业与职位要求不一致')).toBeVisible()
  },
})

export const Disputed = meta.story({
  name: '两位意见不一致',
  args: { item: disputedItem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('初审：不通过')).toBeVisible()
    await expect(canvas.getByText('复审：通过')).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '照片和材料没有打开',
  beforeEach({ msw }) {
    msw.use(
      ...[reviewPhoto, reviewMaterial].map(({ path }) =>
        http.get(`*${API_PREFIX}${path}`, () => new HttpResponse(null, { status: 500 })),
      ),
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('照片没有打开')).toBeVisible())
    await expect(canvas.getByText(/身份证正反面.png 没有打开/)).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的内容，没有照片和材料', args: { item: longItem } })

export const Narrow = meta.story({
  name: '手机',
  args: { item: longItem, marks: { photo: '请上传近期免冠证件照' } },
  globals: narrow,
  play: fitsSideways,
})
