import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const StyledBadge = styled.span`
  display: inline-block;
  min-width: calc(5em / 3);
  padding-inline: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.danger};
  color: ${color.onDanger};
  font-size: ${text.xs};
  font-weight: ${weight.medium};
  line-height: ${leading.body};
  text-align: center;
  ${media.forcedColors} {
    border: ${size.line} solid;
  }
`

export const Dot = styled.span`
  position: relative;
  display: inline-block;
  width: ${space[2]};
  height: ${space[2]};
  border-radius: ${radius.full};
  background: ${color.danger};
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`
