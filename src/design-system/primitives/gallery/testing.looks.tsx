import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { media, space } from '../../tokens/index.ts'
import { Stack } from '../Stack/index.ts'

const Columns = styled.main`
  display: grid;
  gap: ${space[6]};
  & > * {
    min-width: 0;
  }
  ${media.from960} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`

const Wide = styled(Stack)`
  grid-column: 1 / -1;
`

/** Parts under one another, in two columns where there is room; `wide` ones below both. */
export const Board = ({ first, second, wide }: { first: ReactNode; second: ReactNode; wide?: ReactNode }) => (
  <Columns>
    <Stack>{first}</Stack>
    <Stack>{second}</Stack>
    {wide && <Wide>{wide}</Wide>}
  </Columns>
)

/** The looks in which every gallery is told. */
export const looks = {
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  talent: { site: 'talent' },
  elder: { size: 'elder' },
  narrow: { viewport: { value: 'narrow' } },
  narrowElder: { viewport: { value: 'narrow' }, size: 'elder' },
  pad: { viewport: { value: 'pad' } },
} as const

/** Pictures end there (`tests/visual/stories.spec.ts`): what lay below would never be compared. */
const TALLEST = 2400

/** Nothing scrolls sideways, and a picture shows all of it. */
export const fits = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { documentElement: page, fonts } = canvasElement.ownerDocument
  // In another font, words take another height.
  await fonts.ready
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]:not(button)')).toBeNull())
  await expect(page.scrollWidth).toBe(page.clientWidth)
  await expect(page.scrollHeight).toBeLessThanOrEqual(TALLEST)
}
