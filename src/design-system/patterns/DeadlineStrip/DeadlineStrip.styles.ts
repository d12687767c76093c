import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.accentSoft};
  ${media.from960} {
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${space[6]};
    padding: ${space[3]} ${space[5]};
  }
  ${media.forcedColors} {
    border: ${size.line} solid;
  }
`

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.accentText};
  font-weight: ${weight.bold};
  white-space: nowrap;
`

export const Items = styled.ul`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  ${media.from960} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space[6]};
  }
`

export const Item = styled.li`
  position: relative;
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.snug};
  & > a {
    display: block;
    overflow: hidden;
    font-size: ${text.md};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    color: ${color.accentText};
    font-variant-numeric: tabular-nums;
  }
`
