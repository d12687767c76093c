import { expect } from 'storybook/test'

export interface Hand {
  canvas: {
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    getByLabelText(label: RegExp): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
  }
  userEvent: { click(element: Element): Promise<void>; type(element: Element, text: string): Promise<void> }
}

/** Fills in what every registration asks for, and registers. */
export async function register({ canvas, userEvent }: Hand): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13970000001')
  await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '246810')
  await userEvent.type(canvas.getByLabelText(/^设置密码/), '赣江边的一棵老樟树')
  await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await userEvent.click(canvas.getByRole('button', { name: '注册' }))
}

/** Registers with nothing filled in: what is missing is said at the top and at its field. */
export async function registerEmpty({ canvas, userEvent }: Hand): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: '注册' }))
  await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
  await expect(canvas.getByRole('link', { name: '请填写手机号' })).toHaveAttribute('href', '#phone')
  await expect(canvas.getByRole('textbox', { name: /手机号/ })).toBeInvalid()
}
