import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyDetail, listCompanyImages } from '#contract/companies'
import { getOwnCompany, updateCompany } from '#contract/employer'
import { company, newCompany, ownCompany, workplace } from '#mocks/fixtures/companies'
import { employerUser } from '#mocks/fixtures/employer'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { keepProfile, valuesOf } from '../../model/profile-values.ts'
import { CompanyProfilePage } from './CompanyProfilePage.tsx'

const sent = fn()
const shelf = () => browserDrafts.of(employerUser.userId)

const meta = preview.meta({
  id: 'biz-employer-company-profile-page',
  title: '页面/单位中心/单位资料 CompanyProfilePage',
  component: CompanyProfilePage,
  parameters: { route: '/enterprise/center', session: employerUser },
  beforeEach({ msw }) {
    sent.mockReset()
    browserDrafts.dropAll()
    msw.use(
      mock(getOwnCompany).returns(ownCompany),
      mock(companyDetail).returns(company),
      mock(listCompanyImages).returns({ list: [...workplace] }),
      mock(updateCompany).answers(({ version, ...facts }) => {
        sent(version, facts.shortName)
        return { ...ownCompany, version: version + 1, facts }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '修改并保存',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^单位简称/ })
    await expect(canvas.getByRole('link', { name: '预览单位主页' })).toHaveAttribute('href', '/company-details/71')
    await userEvent.clear(name)
    await userEvent.type(name, '示范䶮电')
    await waitFor(() => expect(canvas.getByText(/有修改还没有保存/)).toBeVisible())
    await expect(shelf().hasAny()).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await waitFor(() => expect(screen.getByText('单位资料已保存，主页已更新')).toBeVisible())
    await expect(sent).toHaveBeenCalledWith(4, '示范䶮电')
    await expect(canvas.getByText('没有未保存的修改')).toBeVisible()
    await expect(shelf().hasAny()).toBe(false)
  },
})

export const Empty = meta.story({
  name: '刚注册',
  beforeEach({ msw }) {
    msw.use(mock(getOwnCompany).returns(newCompany))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('0/8 项')).toBeVisible(),
})

export const Restored = meta.story({
  name: '恢复没有保存的内容',
  beforeEach() {
    keepProfile(shelf(), ownCompany, { ...valuesOf(ownCompany), shortName: '没有存上的' })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^单位简称/ })).toHaveValue('没有存上的')
    await expect(canvas.getByText(/已恢复您上次没有保存的内容/)).toBeVisible()
  },
})

const elsewhere = { ...ownCompany, version: 9, facts: { ...ownCompany.facts, shortName: '同事改的' } }

export const Conflict = meta.story({
  name: '别处改过，改用别处保存的',
  beforeEach({ msw }) {
    msw.use(mock(updateCompany).refuses({ code: codes.conflict, msg: '已在别处修改', data: { current: elsewhere } }))
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^单位简称/ })
    await userEvent.clear(name)
    await userEvent.type(name, '我改的')
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await expect(await canvas.findByRole('row', { name: /我改的.*同事改的/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^单位简称/ })).toHaveValue('同事改的'))
    await expect(shelf().hasAny()).toBe(false)
  },
})
export const ConflictKept = meta.story({
  name: '别处改过，保留自己填写的',
  beforeEach({ msw }) {
    keepProfile(shelf(), ownCompany, { ...valuesOf(ownCompany), shortName: '我改的' })
    msw.use(mock(getOwnCompany).returns(elsewhere))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /我改的.*同事改的/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(9, '我改的'))
  },
})

export const Refused = meta.story({
  name: '没有保存成功，填的还在',
  beforeEach({ msw }) {
    msw.use(mock(updateCompany).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^单位简称/ })
    await userEvent.type(name, '二')
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await expect(await canvas.findByText(/没有提交成功/)).toBeVisible()
    await expect(name).toHaveValue(`${ownCompany.facts.shortName}二`)
    await expect(shelf().hasAny()).toBe(true)
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getOwnCompany).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getOwnCompany).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '保存资料' })
    await fitsSideways({ canvasElement })
  },
})

export const Reader = meta.story({
  name: '不是管理员：只能看，知道找谁',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/单位资料由管理员填写/)).toBeVisible()
    await expect(canvas.getByText(ownCompany.facts.shortName)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: '保存资料' })).not.toBeInTheDocument()
  },
})
