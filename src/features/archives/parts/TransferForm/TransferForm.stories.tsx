import { expect, fn } from 'storybook/test'
import { requestTransfer } from '#contract/archives'
import { codes } from '#contract/codes'
import { uploadFile } from '#contract/files'
import { issuedTransfer, longOffice, offices } from '#mocks/fixtures/archives'
import { uploaded } from '#mocks/fixtures/files'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { TransferForm } from './TransferForm.tsx'

const sent = fn()

const meta = preview.meta({
  id: 'archives-transfer-form',
  title: '业务/档案/申请调档函 TransferForm',
  component: TransferForm,
  args: { offices: [...offices, longOffice] },
  parameters: { session: member },
  render: args => (
    <>
      <TransferForm {...args} />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      mock(uploadFile).returns(uploaded),
      mock(requestTransfer).answers(input => {
        sent(input)
        return { id: issuedTransfer.id }
      }),
    )
  },
})

interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    getByLabelText(label: string): HTMLElement
    findByText(text: string): Promise<HTMLElement>
  }
  userEvent: {
    click(element: Element): Promise<void>
    type(element: Element, text: string): Promise<void>
    upload(element: HTMLElement, file: File): Promise<void>
    selectOptions(element: Element, value: string): Promise<void>
  }
}

const fillIn = async ({ canvas, userEvent }: Hand) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
  await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), '11010519491231002x')
  await userEvent.type(canvas.getByRole('textbox', { name: /^手机号/ }), '13970001234')
  await userEvent.type(canvas.getByRole('textbox', { name: /^现存档机构(?!电话)/ }), '浔阳财经学院档案馆')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^接收机构/ }), '8')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^转递原因/ }), 'graduate')
  await userEvent.upload(canvas.getByLabelText('选择文件'), new File(['%PDF-1.7\n%%EOF'], '身份证.pdf'))
  // Its name stands there while it is being sent, too.
  await canvas.findByText('身份证.pdf 已上传。')
  await userEvent.click(canvas.getByRole('checkbox', { name: /^同意为办理调档/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /^所填内容属实/ }))
  await userEvent.click(canvas.getByRole('button', { name: '提交并开具调档函' }))
}

export const Filled = meta.story({
  name: '提交之后看到调档函',
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText(`/archives/index?transfer=${issuedTransfer.id}`)).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
  },
})

export const Unfilled = meta.story({
  name: '什么都没有填',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交并开具调档函' }))
    await expect((await canvas.findAllByText('请上传身份证和就业或户籍材料')).length).toBe(2)
    await expect(canvas.getAllByText('请选择接收机构').length).toBe(2)
    await expect(sent).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: '已有一件在办',
  beforeEach({ msw }) {
    msw.use(mock(requestTransfer).refuses({ code: codes.wrongState, msg: '您有一件调档正在办理' }))
  },
  play: async hand => {
    await fillIn(hand)
    await expect(await hand.canvas.findByText('您有一件调档正在办理')).toBeVisible()
    await expect(hand.canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('热合曼·䶮')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
