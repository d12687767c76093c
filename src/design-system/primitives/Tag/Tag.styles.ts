import { css, styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '../../tokens/index.ts'
import { hitArea } from '../mixins.ts'
import { toneRules } from './Tag.variants.ts'

/** How a tag looks, for what draws very many of them as plain elements. */
export const tagRules = css`
  display: inline-block;
  max-width: 100%;
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  word-break: keep-all;
  ${toneRules}
  [data-theme='contrast'] & {
    border: ${size.line} solid;
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
  }
`

export const StyledTag = styled.span`
  ${tagRules}
`

export const StyledRemovableTag = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  min-height: ${space[8]};
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[3]};
  border: ${size.line} solid ${color.primaryBorder};
  border-radius: ${radius.full};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  text-align: start;
  text-decoration: none;
  ${hitArea}
  ${media.hover} {
    &:hover {
      border-color: ${color.primary};
    }
  }
`
