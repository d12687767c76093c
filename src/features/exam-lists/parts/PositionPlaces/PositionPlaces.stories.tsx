import { expect } from 'storybook/test'
import { listInFull, longList } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionPlaces } from './PositionPlaces.tsx'

const [position] = listInFull.positions.list
const [longPosition] = longList.positions.list
if (!position || !longPosition) throw new Error('the fixture has no position')

const meta = preview.meta({
  id: 'exam-lists-position',
  title: '业务/考试名单/岗位名单 PositionPlaces',
  component: PositionPlaces,
  args: { position, kind: 'shortlist' as const, named: true, ticket: '0126010300524' },
})

export const Filled = meta.story({
  name: '标出要找的人',
  play: async ({ canvas }) => expect(canvas.getByText('0126010300524').tagName).toBe('MARK'),
})

export const LongText = meta.story({
  name: '很长的单位',
  args: { position: longPosition },
  play: fitsSideways,
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
