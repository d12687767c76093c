import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { readExamRooms } from '#contract/exam-imports'
import type { ExamSiteBody } from '#contract/exam-site-fields'
import { Container } from '#design-system'
import { faultyRooms, roomsRead } from '#mocks/fixtures/exam-imports'
import { officeSites } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteForm } from './SiteForm.tsx'

const [site] = officeSites.list
if (!site) throw new Error('no sites')

const meta = preview.meta({
  id: 'exam-office-site-form',
  title: '业务/考试机构/考点和考场的表单 SiteForm',
  component: SiteForm,
  parameters: { layout: 'fullscreen' },
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    exam: '101',
    site: null,
    isPrinting: false,
    onSave: fn(() => Promise.resolve()),
    onRemove: fn(() => Promise.resolve()),
  },
})

const table = [
  '考场号\t座位数\t用途\t楼层\t楼栋',
  '1\t30\t特殊\t1\t明德楼',
  '2\t３０\t\t2 层\t明德楼',
  '3\t30\t备用\t2\t明德楼',
]

export const Filled = meta.story({
  name: '粘贴一张表',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('空的不行', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加考点' }))
      await expect((await canvas.findAllByText('请填写考点名称'))[0]).toBeVisible()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('写明地点，粘贴考场', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^考点名称/ }), '南昌市实验中学')
      await userEvent.type(canvas.getByRole('textbox', { name: /^地址/ }), '南昌市学府路 1 号')
      await userEvent.type(canvas.getByRole('textbox', { name: /^交通/ }), '公交 5 路')
      await userEvent.click(canvas.getByRole('textbox', { name: /^考场/ }))
      await userEvent.paste(table.join('\n'))
      await expect(await canvas.findByText(/^2\s个考场，60\s个座位，另有\s1\s个备用考场$/)).toBeVisible()
    })
    await step('保存', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加考点' }))
      await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          rooms: [
            { number: '001', seats: 30, kind: 'special', floor: 1, building: '明德楼' },
            { number: '002', seats: 30, kind: 'normal', floor: 2, building: '明德楼' },
            { number: '003', seats: 30, kind: 'reserve', floor: 2, building: '明德楼' },
          ],
        }),
        '',
      )
    })
  },
})

export const Wrong = meta.story({
  name: '表里有错，按行、按栏指出',
  args: { site },
  play: async ({ args, canvas, userEvent }) => {
    const rooms = canvas.getByRole('textbox', { name: /^考场/ })
    await userEvent.clear(rooms)
    await userEvent.click(rooms)
    await userEvent.paste('001 100 普通 1 明德楼\n001 30 大教室 1 明德楼\n002 30 普通 1 明德楼\n002 30 普通 1 明德楼')
    await userEvent.click(canvas.getByRole('button', { name: '保存考点' }))
    await expect((await canvas.findAllByText('考场有 3 处要改，见下表'))[0]).toBeVisible()
    await expect(canvas.getByRole('row', { name: /第\s1\s行/ })).toHaveTextContent(/座位数应在\s*1\s*到\s*99\s*之间/)
    await expect(canvas.getByRole('row', { name: /第\s2\s行/ })).toHaveTextContent('用途应是普通、特殊或备用')
    await expect(canvas.getByRole('row', { name: /第\s4\s行/ })).toHaveTextContent(/和第\s*3\s*行重复/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

const file = new File(['考场号,座位数,用途,楼层,楼栋'], '考场.csv')
const filled = '001\t30\t特殊\t1\t明德楼\n002\t30\t普通\t2\t明德楼\n003\t30\t备用\t2\t明德楼'
const ownRooms = '007 20 普通 3 致远楼'

export const FromFile = meta.story({
  name: '从表格文件填入',
  beforeEach({ msw }) {
    msw.use(mock(readExamRooms).returns(roomsRead))
  },
  play: async ({ canvas, userEvent, step }) => {
    const rooms = canvas.getByRole('textbox', { name: /^考场/ })
    await step('还没有填写的，直接填入', async () => {
      await userEvent.upload(canvas.getByLabelText(/选择文件/), file)
      const said = await canvas.findByText(/^已填入“考场.xlsx”的 3\s个考场$/)
      await waitFor(() => expect(document.activeElement).toContainElement(said))
      await expect(rooms).toHaveValue(filled)
      await expect(canvas.getByText(/^2\s个考场，60\s个座位，另有\s1\s个备用考场$/)).toBeVisible()
    })
    await step('已经填写的，问过再替换', async () => {
      await userEvent.clear(rooms)
      await userEvent.type(rooms, ownRooms)
      await userEvent.upload(canvas.getByLabelText(/选择文件/), file)
      const replace = await canvas.findByRole('button', { name: '替换上面的考场' })
      await expect(rooms).toHaveValue(ownRooms)
      await userEvent.click(replace)
      await waitFor(() => expect(rooms).toHaveValue(filled))
      await expect(canvas.queryByRole('button', { name: '替换上面的考场' })).toBeNull()
    })
  },
})

export const FaultyFile = meta.story({
  name: '文件有错，填写的不变',
  beforeEach({ msw }) {
    msw.use(mock(readExamRooms).returns(faultyRooms))
  },
  play: async ({ canvas, userEvent }) => {
    const rooms = canvas.getByRole('textbox', { name: /^考场/ })
    await userEvent.type(rooms, ownRooms)
    await userEvent.upload(canvas.getByLabelText(/选择文件/), file)
    await expect(await canvas.findByText(/有 24\s处要改，上面填写的没有变$/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /第\s3\s行/ })).toHaveTextContent('单元格里是公式')
    await expect(canvas.getByText(/^另有 4\s处/)).toBeVisible()
    await expect(rooms).toHaveValue(ownRooms)
  },
})

export const FileRefused = meta.story({
  name: '文件没有收下',
  beforeEach({ msw }) {
    msw.use(mock(readExamRooms).refuses({ code: codes.fileTooLarge, msg: '文件不能超过 10 MB' }))
  },
  play: async ({ canvas, userEvent }) => {
    const rooms = canvas.getByRole('textbox', { name: /^考场/ })
    await userEvent.type(rooms, ownRooms)
    await userEvent.upload(canvas.getByLabelText(/选择文件/), file)
    await expect(await canvas.findByText('文件不能超过 10 MB')).toBeVisible()
    await expect(rooms).toHaveValue(ownRooms)
  },
})

export const Seated = meta.story({
  name: '已经有人排在这里',
  args: {
    site,
    isPrinting: true,
    onSave: fn(() =>
      Promise.reject(
        new CallRefused({
          code: codes.invalid,
          msg: '请检查填写的内容',
          data: { fields: { rooms: '考场 001 已经排到 28 号座位' } },
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^已有\s84\s人排在这个考点$/)).toBeVisible()
    await expect(canvas.getByText(/考生会收到消息/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存考点' }))
    await expect((await canvas.findAllByText('考场 001 已经排到 28 号座位'))[0]).toBeVisible()
  },
})

const conflicting = { ...site, version: '9'.repeat(64), address: '南昌市抚河路 9 号', rooms: site.rooms.slice(1) }

export const Conflict = meta.story({
  name: '同事刚刚改过',
  args: {
    site,
    onSave: fn((_body: ExamSiteBody, version: string) =>
      version === conflicting.version
        ? Promise.resolve()
        : Promise.reject(
            new CallRefused({ code: codes.conflict, msg: '这个考点刚刚有人改过', data: { current: conflicting } }),
          ),
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const transit = canvas.getByRole('textbox', { name: /^交通/ })
    await step('两份并排', async () => {
      await userEvent.clear(transit)
      await userEvent.type(transit, '校内可以停车')
      await userEvent.click(canvas.getByRole('button', { name: '保存考点' }))
      await expect(await canvas.findByRole('cell', { name: /^南昌市抚河路 9\s号$/ })).toBeVisible()
      await expect(canvas.getByRole('row', { name: /^考场/ })).toHaveTextContent('001 30 特殊 1 明德楼')
    })
    await step('保留自己的', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
      await waitFor(() => expect(transit).toHaveValue('校内可以停车'))
      await userEvent.click(canvas.getByRole('button', { name: '保存考点' }))
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith(
          expect.objectContaining({ transit: '校内可以停车', address: site.address }),
          conflicting.version,
        ),
      )
    })
  },
})

export const Narrow = meta.story({ name: '手机', args: { site }, globals: narrow, play: fitsSideways })
