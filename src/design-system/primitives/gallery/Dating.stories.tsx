import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { DateInput, MonthInput } from '../DateInput/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { DateRange } from '../DateRange/index.ts'
import { Field } from '../Field/index.ts'
import { ImageUpload } from '../ImageUpload/index.ts'
import { MonthPicker } from '../MonthPicker/index.ts'
import { Upload } from '../Upload/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const today = '2026-11-20'

/** On a phone the calendar is a sheet over everything, and stays closed here. */
const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: /选择面试日期/ }))
  await expect(await canvas.findByRole('grid')).toBeVisible()
  await fits({ canvasElement })
}

const meta = preview.meta({
  id: 'ds-gallery-dating',
  title: '设计系统/总览/日期与文件',
  component: () => (
    <Board
      first={
        <>
          <Upload
            label="毕业证书"
            types={['jpg', 'png']}
            maxBytes={2_097_152}
            initial={[{ name: '毕业证书.jpg', result: 1 }]}
            upload={() => Promise.resolve(2)}
          />
          <ImageUpload label="证件照" profile={{ width: 295, height: 413, maxBytes: 51_200, type: 'image/jpeg' }} />
          <MonthInput label="毕业时间" min="1970-01" max="2030-12" defaultValue="2012-07" />
        </>
      }
      second={
        <>
          <DateInput label="出生日期" min="1950-01-01" max="2010-12-31" defaultValue="1990-12-30" />
          <Field label="入职时间">
            <MonthPicker title="选择入职时间" defaultValue="2020-03" />
          </Field>
          <DateRange label="招聘会日期" title="选择招聘会日期" today={today} />
          <Field label="面试日期">
            <DatePicker title="选择面试日期" today={today} defaultValue="2026-11-25" />
          </Field>
        </>
      }
    />
  ),
  play: fits,
})

export const Light = meta.story({ name: '标准', play: opened })
export const Dark = meta.story({ name: '深色', globals: looks.dark, play: opened })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast, play: opened })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent, play: opened })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder, play: opened })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
