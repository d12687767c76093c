import { styled } from 'styled-components'
import { color, font, media, radius, size, space } from '../../tokens/index.ts'

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[2]} ${space[4]};
  align-items: baseline;
  margin: 0;
  ${media.from640} {
    grid-template-columns: repeat(2, auto 1fr);
  }
`

export const Key = styled.kbd`
  display: inline-block;
  min-width: ${space[8]};
  padding-inline: ${space[2]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  font-family: ${font.mono};
  text-align: center;
`
