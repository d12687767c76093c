import { expect } from 'storybook/test'
import { fairPlatesInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PlateSheets } from './PlateSheets.tsx'

const { title, plates } = fairPlatesInFull

const meta = preview.meta({
  id: 'fair-office-plate-sheets',
  title: '业务/招聘会主办方/参会证 PlateSheets',
  component: PlateSheets,
  args: { title, plates, size: 'card' as const },
})

/** Nothing of a plate is cut off. */
async function fitsThePlates({ canvasElement }: { canvasElement: HTMLElement }) {
  for (const plate of canvasElement.querySelectorAll('li')) {
    const { bottom } = plate.getBoundingClientRect()
    await expect(plate.querySelector('footer')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 0.5)
    await expect(plate.scrollWidth).toBeLessThanOrEqual(plate.clientWidth)
  }
}

export const Filled = meta.story({
  name: '每页十张',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('article', { name: '参会证第 1 页' }).querySelectorAll('li')).toHaveLength(10)
    await fitsThePlates({ canvasElement })
  },
})

export const Large = meta.story({
  name: '每页八张',
  args: { size: 'badge' as const },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: '参会证第 2 页' }).querySelectorAll('li')).toHaveLength(3)
    await fitsThePlates({ canvasElement })
  },
})

export const Staff = meta.story({
  name: '工作人员',
  args: { plates: [{ name: '万晓峰', company: '江西省人才服务示例中心', booth: '', role: '组织人员' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('组织人员')).toBeVisible()
    await expect(canvas.queryByText(/^展位/)).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
