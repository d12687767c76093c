import { expect } from 'storybook/test'
import { attachments } from '#mocks/fixtures/exam-articles'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FileList } from './FileList.tsx'

const meta = preview.meta({
  id: 'exams-files',
  title: '业务/考试/附件 FileList',
  component: FileList,
  args: { files: attachments },
})

export const Filled = meta.story({
  name: '三个文件',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^笔试大纲和样题/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/attachments\/download\?id=12$/),
    ),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
