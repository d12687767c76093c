import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { saveRegistration } from '#contract/exam-registrations'
import { Container } from '#design-system'
import { fullAnswers, institutionForm } from '#mocks/fixtures/exam-forms'
import { fullDraft, halfDraft, newDraft, outdatedDraft, refused } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { everythingIsStored } from '../testing.handlers.ts'
import { TypedPart } from './TypedPart.tsx'

const sectionNamed = (name: string) => institutionForm.find(section => section.name === name) ?? null

/** What the signed-in person has kept in this browser. */
const shelf = () => browserDrafts.of(seekerUser.userId)
const sent = fn<(input: object) => void>()

const meta = preview.meta({
  id: 'exam-typed-part',
  title: '业务/考试报名/填写一个部分 TypedPart',
  component: TypedPart,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { session: seekerUser },
  args: { registration: newDraft, section: sectionNamed('person'), onFinish: fn() },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(everythingIsStored)
  },
})

export const Filled = meta.story({
  name: '填完一个部分',
  args: { registration: fullDraft },
  play: async ({ args, canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /^通信地址/ })
    await userEvent.clear(address)
    await userEvent.type(address, '文明大道 1 号')
    await expect(await canvas.findByText(whole('已保存 09:30'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})

export const Missing = meta.story({
  name: '没填完，上面列出各处',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^政治面貌/ }), '2')
    await expect(await canvas.findByRole('group', { name: /^入党时间/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    const summary = await canvas.findByRole('group', { name: /处需要修改/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: '请填写通信地址' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^通信地址/ })).toHaveFocus())
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
})

export const Entries = meta.story({
  name: '教育经历，添加一段',
  args: { registration: fullDraft, section: sectionNamed('education') },
  beforeEach({ msw }) {
    msw.use(
      mock(saveRegistration).answers(input => {
        sent(input)
        return { version: input.version + 1, savedAt: Date.now() }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '添加教育经历' }))
    await expect(await canvas.findByRole('heading', { name: '教育经历 3' })).toBeVisible()
    await userEvent.type(canvas.getAllByRole('textbox', { name: /^毕业院校/ })[2] ?? document.body, '赣江一小')
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        expect.objectContaining({
          answers: {
            education: [expect.anything(), expect.anything(), expect.objectContaining({ school: '赣江一小' })],
          },
        }),
      ),
    )
  },
})

export const Identity = meta.story({
  name: '身份证号码填完整才保存，不留在浏览器里',
  args: { section: null },
  beforeEach({ msw }) {
    msw.use(
      mock(saveRegistration).answers(input => {
        sent(input)
        return { version: input.version + 1, savedAt: Date.now() }
      }),
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '阿依古丽·䶮')
    const number = canvas.getByRole('textbox', { name: /^身份证号码/ })
    await step('没有填完整的不送出', async () => {
      await userEvent.type(number, '1101051949')
      await expect(await canvas.findByText(whole('已保存 09:30'))).toBeVisible()
      await expect(sent.mock.lastCall?.[0]).toMatchObject({ identity: { name: '阿依古丽·䶮' } })
      await expect(JSON.stringify(sent.mock.calls)).not.toContain('1101051949')
      await expect(
        JSON.stringify(
          shelf()
            .names()
            .map(name => shelf().read(name)),
        ),
      ).not.toContain('1101051949')
    })
    await step('填完整就加密保存', async () => {
      await userEvent.type(number, '12310021')
      await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
      await expect(await canvas.findByRole('link', { name: '身份证号码有误，请逐位核对' })).toBeVisible()
      await userEvent.clear(number)
      await userEvent.type(number, '11010519491231002x')
      await userEvent.type(canvas.getByRole('textbox', { name: /^手机号/ }), '13900000001')
      await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
      await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
      await expect(sent.mock.lastCall?.[0]).toMatchObject({ identity: { idNumber: '11010519491231002X' } })
    })
  },
})

export const IdentityStored = meta.story({
  name: '身份证号码已保存，只显示两头',
  args: { registration: halfDraft, section: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已保存 360\*{11}0027/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^身份证号码/ })).toHaveValue('')
  },
})

export const Conflict = meta.story({
  name: '在另一台设备上改过',
  args: { registration: fullDraft },
  beforeEach({ msw }) {
    const current = {
      ...fullDraft,
      version: 30,
      answers: { ...fullAnswers, person: Object.assign({}, fullAnswers.person, { address: '八一大道 2 号' }) },
    }
    msw.use(mock(saveRegistration).refuses({ code: codes.conflict, msg: '报名表在别处改过', data: { current } }))
  },
  play: async ({ canvas, userEvent, step }) => {
    const address = await canvas.findByRole('textbox', { name: /^通信地址/ })
    await step('并排列出不同的地方', async () => {
      await userEvent.clear(address)
      await userEvent.type(address, '文明大道 1 号')
      await expect(await canvas.findByText('这一部分在别的页面或设备上改过')).toBeVisible()
      await expect(canvas.getByRole('cell', { name: /^八一大道\s2\s号$/ })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: /^文明大道\s1\s号$/ })).toBeVisible()
    })
    await step('改用别处的', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
      await waitFor(() => expect(address).toHaveValue('八一大道 2 号'))
    })
  },
})

export const Offline = meta.story({
  name: '断网，内容留在这个浏览器里',
  args: { registration: fullDraft },
  beforeEach({ msw }) {
    msw.use(mock(saveRegistration).offline())
  },
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: /^通信地址/ })
    await userEvent.clear(address)
    await userEvent.type(address, '文明大道 1 号')
    await expect(await canvas.findByText('未保存：网络断开')).toBeVisible()
    await expect(shelf().read(`exam:${fullDraft.id}:person`)).toMatchObject({
      draft: { person: { address: '文明大道 1 号' } },
    })
  },
})

export const Restored = meta.story({
  name: '恢复上次没有保存的内容',
  args: { registration: fullDraft, section: sectionNamed('service') },
  beforeEach() {
    const base = { service: { project: 'none', years: '', relative: false, note: '' } }
    shelf().keep(`exam:${fullDraft.id}:service`, {
      base,
      draft: { service: { ...base.service, note: '省级优秀毕业生' } },
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已恢复您上次填写/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^其他说明/ })).toHaveValue('省级优秀毕业生')
  },
})

export const Refused = meta.story({
  name: '审核意见在字段上',
  args: { registration: refused, section: sectionNamed('education') },
  play: async ({ canvas }) => {
    const [major] = await canvas.findAllByRole('textbox', { name: /^所学专业/ })
    await waitFor(() => expect(major).toBeInvalid())
    await expect(major).toHaveAccessibleDescription(/毕业证书上的专业为“汉语国际教育”/)
  },
})

export const Outdated = meta.story({
  name: '报名表有调整',
  args: { registration: outdatedDraft, section: sectionNamed('service') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('报名表在您填写之后有调整')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: /^参加过的服务项目/ })).toHaveDisplayValue('没有参加过')
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { registration: fullDraft, section: sectionNamed('education') },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '教育经历 1' })
    await fitsSideways({ canvasElement })
  },
})
