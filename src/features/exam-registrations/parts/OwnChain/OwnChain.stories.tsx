import { expect } from 'storybook/test'
import * as sample from '#mocks/fixtures/exam-registrations'
import { registeringExam } from '#mocks/fixtures/exam-rounds'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ownChain } from '../../model/own-chain.ts'
import { OwnChain } from './OwnChain.tsx'

const now = Date.parse('2026-11-20T09:30+08:00')
const of = (...[own]: [Parameters<typeof ownChain>[1]]) => ownChain(registeringExam, own, now)

const meta = preview.meta({
  id: 'exam-own-chain',
  title: '业务/考试报名/我的进度 OwnChain',
  component: OwnChain,
  args: { links: of(sample.approved) },
})

export const Filled = meta.story({
  name: '等待缴费',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[4]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('link', { name: /^缴费/ })).toHaveAttribute(
      'href',
      `/exam/apply-info/${sample.approved.id}`,
    )
  },
})

export const Nobody = meta.story({ name: '没有报名', args: { links: of(null) } })
export const Refused = meta.story({ name: '审核未通过', args: { links: of(sample.refused) } })
export const WithScore = meta.story({ name: '成绩已公布', args: { links: of(sample.withScore) } })
export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
