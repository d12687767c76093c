import { expect } from 'storybook/test'
import { RecordList } from '#design-system'
import { donePage, endedPage, longRegistrationPage, registrationPage } from '#mocks/fixtures/exam-registration-pages'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RegistrationRow } from './RegistrationRow.tsx'

const now = Date.parse('2026-11-20T09:30+08:00')
const [waiting] = registrationPage.list
if (!waiting) throw new Error('no registration')

const meta = preview.meta({
  id: 'exam-registration-row',
  title: '业务/考试报名/我的一个报名 RegistrationRow',
  component: RegistrationRow,
  args: { registration: waiting, now },
})

const All = () => (
  <RecordList>
    {[...registrationPage.list, ...donePage.list, ...endedPage.list].map(registration => (
      <RegistrationRow key={registration.id} registration={registration} now={now} />
    ))}
  </RecordList>
)

export const Filled = meta.story({
  name: '各种状态',
  render: All,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去缴费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '继续填写' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查成绩' })).toBeVisible()
    const tallest = Math.max(...canvas.getAllByRole('heading').map(row => row.closest('li')?.clientHeight ?? 0))
    await expect(tallest).toBeLessThanOrEqual(90)
  },
})

const Long = () => (
  <RecordList>
    {longRegistrationPage.list.slice(0, 1).map(registration => (
      <RegistrationRow key={registration.id} registration={registration} now={now} />
    ))}
  </RecordList>
)

export const Narrow = meta.story({ name: '手机，很长的单位', globals: narrow, render: Long, play: fitsSideways })
