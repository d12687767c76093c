import { useState } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Faulty = ({ broken }: { broken: boolean }) => {
  if (broken) throw new Error('相似职位的数据不完整')
  return <p>三个相似的职位</p>
}

const Page = ({ onError }: { onError: (failure: { error: unknown }) => void }) => {
  const [broken, setBroken] = useState(true)
  const [place, setPlace] = useState('/job-details/1')
  return (
    <>
      <p>页面的其余内容</p>
      <Button onClick={() => setBroken(false)}>数据补齐</Button>
      <Button onClick={() => setPlace('/job-details/2')}>换一个职位</Button>
      <ErrorBoundary label="相似职位" resetKey={place} onError={onError}>
        <Faulty broken={broken} />
      </ErrorBoundary>
    </>
  )
}

const meta = preview.meta({
  id: 'ds-error-boundary',
  title: '设计系统/组合/区域出错 ErrorBoundary',
  component: Page,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：包住页面里相对独立的一块（侧栏、图表），它坏了其余照常用，并可重试。\n\n何时不用：请求失败不靠它，用 LoadState；整页出错用 PageError；填写有误用 ErrorSummary。',
      },
    },
  },
  args: { onError: fn() },
  beforeEach: () => {
    const quiet = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => quiet.mockRestore()
  },
})

export const Broken = meta.story({
  name: '出错只在自己的区域，重试后恢复',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('说明哪里没有显示，其余照常', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('相似职位没有显示出来')
      await expect(canvas.getByText('页面的其余内容')).toBeVisible()
      await expect(args.onError).toHaveBeenCalledOnce()
    })
    await step('仍然出错时，重试还是说明', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重试' }))
      await expect(canvas.getByRole('alert')).toBeVisible()
    })
    await step('好了以后，重试就显示', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '数据补齐' }))
      await userEvent.click(canvas.getByRole('button', { name: '重试' }))
      await expect(canvas.getByText('三个相似的职位')).toBeVisible()
    })
  },
})

export const NewPlace = meta.story({
  name: '换了地址重新开始',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数据补齐' }))
    await userEvent.click(canvas.getByRole('button', { name: '换一个职位' }))
    await expect(canvas.getByText('三个相似的职位')).toBeVisible()
  },
})
