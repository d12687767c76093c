import { expect } from 'storybook/test'
import { letter, proof } from '#mocks/fixtures/archives'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CertificateCard } from './CertificateCard.tsx'

const meta = preview.meta({
  id: 'archives-certificate-card',
  title: '业务/档案/调档函和证明 CertificateCard',
  component: CertificateCard,
  args: { certificate: letter },
})

export const Filled = meta.story({
  name: '有效的调档函',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7MP-ACDE-3467-9XYW')).toBeVisible()
    await expect(canvas.getByRole('img', { name: '调档函核验二维码' })).toBeVisible()
  },
})

export const Proof = meta.story({ name: '存档证明', args: { certificate: proof } })

export const Revoked = meta.story({
  name: '已作废',
  args: { certificate: { ...letter, state: 'revoked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已作废')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
