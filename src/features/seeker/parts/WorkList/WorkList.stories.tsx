import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { works } from '#mocks/fixtures/resume-works'
import { seekerUser } from '#mocks/fixtures/seeker'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WorkList } from './WorkList.tsx'

const meta = preview.meta({
  id: 'seeker-work-list',
  title: '业务/求职者/作品列表 WorkList',
  component: WorkList,
  parameters: { session: seekerUser },
  args: { works },
})

export const Filled = meta.story({
  name: '图片和文件',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /^看大图：2024 年公司年会/ })).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^初级会计职称证书\.pdf（1\.1\sMB）$/ })).toBeVisible()
  },
})

export const Gone = meta.story({
  name: '文件打不开',
  args: { works: works.map(work => ({ ...work, src: '/files/gone' })) },
  beforeEach({ msw }) {
    msw.use(http.get('/files/gone', () => new HttpResponse(null, { status: 404 })))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^2024 年公司年会/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^初级会计职称证书/ }))
    await waitFor(() => expect(canvas.getByText('没有成功，请稍后再试')).toBeVisible())
  },
})

export const Narrow = meta.story({
  name: '手机上，长名字',
  globals: narrow,
  args: { works: works.map(work => ({ ...work, name: `${'证书'.repeat(30)}.pdf`, caption: '䶮'.repeat(60) })) },
  play: fitsSideways,
})
