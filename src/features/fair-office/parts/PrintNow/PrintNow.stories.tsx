import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { catchPrinting } from '../../testing.ts'
import { PrintNow } from './PrintNow.tsx'

const printed: HTMLElement[] = []

const meta = preview.meta({
  id: 'fair-office-print-now',
  title: '业务/招聘会主办方/只打印不显示 PrintNow',
  component: PrintNow,
  args: { title: '展位牌', children: <p>第一张</p>, onDone: fn() },
  beforeEach: () => catchPrinting(printed),
})

export const Print = meta.story({
  name: '画好就打印',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(printed).toHaveLength(1)
    await expect(printed[0]?.textContent).toContain('第一张')
    await expect(canvas.getByText('第一张')).not.toBeVisible()
  },
})
