import { expect, screen, waitFor } from 'storybook/test'
import { resumeForm } from '#contract/resume-sections'
import { Container } from '#design-system'
import { useDraftForm } from '#platform/forms'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LongForm } from '../LongForm/LongForm.tsx'
import { Entries } from './Entries.tsx'

const { questions, entry } = resumeForm.skills

interface Values {
  items: { name: string; remark: string }[]
}

const written: Values = { items: [{ name: '中级会计师', remark: '2023 年取得' }] }

function Form({ initial }: { initial: Values }) {
  const form = useDraftForm<Values>({ initial, rules: () => [], submit: () => undefined })
  return (
    <Container>
      <LongForm {...form} action="完成">
        <Entries under="items" questions={questions} entry={{ ...entry, most: 2 }} />
      </LongForm>
    </Container>
  )
}

const meta = preview.meta({
  id: 'forms-entries',
  title: '业务/表单/多项 Entries',
  component: Form,
  parameters: { layout: 'fullscreen' },
  args: { initial: written },
})

export const Filled = meta.story({
  name: '添加到上限，上移，删除先问',
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: '添加技能或证书' })
    await step('加满就说明', async () => {
      await userEvent.click(add)
      await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.type(canvas.getAllByRole('textbox', { name: /^技能或证书名称/ })[1] ?? add, '叉车证')
    })
    await step('上移', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '技能或证书 2 上移' }))
      await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^技能或证书名称/ })[0]).toHaveValue('叉车证'))
    })
    await step('写过的删除前先问', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除技能或证书 1' }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
      await userEvent.click(await screen.findByRole('button', { name: '删除技能或证书' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^技能或证书名称/ })).toHaveValue('中级会计师'))
    })
  },
})

export const Empty = meta.story({
  name: '还没有一项',
  args: { initial: { items: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('还没有添加技能或证书。')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
