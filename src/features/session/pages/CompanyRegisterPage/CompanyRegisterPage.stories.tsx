import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { createCaptcha, fetchUserInfo, registerCompany } from '#contract/session'
import { employer, picture, signedInEmployer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { CompanyRegisterPage } from './CompanyRegisterPage.tsx'

const meta = preview.meta({
  id: 'page-company-register',
  title: '页面/登录注册/单位注册 CompanyRegisterPage',
  component: CompanyRegisterPage,
  parameters: { route: '/org/register' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(registerCompany).returns(signedInEmployer),
      mock(fetchUserInfo).returns(employer),
    )
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    getByLabelText(label: RegExp): HTMLElement
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

const fillIn = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /单位名称/ }), '赣州市𠮷祥·䶮达智能装备有限公司')
  await userEvent.type(canvas.getByRole('textbox', { name: /统一社会信用代码/ }), '91360700MA35L12344')
  await userEvent.type(canvas.getByRole('textbox', { name: /联系人姓名/ }), '欧阳·䶮𠮷')
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
  await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
  await userEvent.type(canvas.getByLabelText(/^设置密码/), '赣江边的一棵老樟树')
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await userEvent.click(canvas.getByRole('button', { name: '注册' }))
}

export const Empty = meta.story({
  name: '没有填写就注册：错误在各栏',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注册' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '请填写手机号' })).toHaveAttribute('href', '#phone')
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toBeInvalid()
  },
})

export const Filled = meta.story({
  name: '注册并登录',
  render: () => (
    <>
      <CompanyRegisterPage />
      <Where />
    </>
  ),
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText('/manage/center')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '服务不同意：说明在那一栏，填写的内容还在',
  beforeEach({ msw }) {
    msw.use(
      mock(registerCompany).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { creditCode: '这个单位已经注册过' } },
      }),
    )
  },
  play: async hand => {
    await fillIn(hand)
    await expect((await hand.canvas.findAllByText('这个单位已经注册过')).length).toBeGreaterThan(1)
    await expect(hand.canvas.getByRole('textbox', { name: /手机号/ })).toHaveValue('13970000001')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
