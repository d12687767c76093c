import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const List = styled.ol`
  display: flex;
  flex-direction: column;
  ${media.from960} {
    &[data-across] {
      flex-direction: row;
    }
  }
`

export const Title = styled.div`
  line-height: ${leading.snug};
`

export const Entry = styled.li`
  position: relative;
  padding: 0 0 ${space[5]} ${space[6]};
  &:last-child {
    padding-bottom: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: ${space[1]} auto auto 0;
    width: ${space[3]};
    height: ${space[3]};
    border: ${space.half} solid ${color.borderStrong};
    border-radius: ${radius.full};
    background: ${color.surface};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space[5]} auto 0 calc((${space[3]} - ${space.half}) / 2);
    border-inline-start: ${space.half} solid ${color.border};
  }
  &[data-state='done']::before {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &[data-state='done']:not(:last-child)::after {
    border-color: ${color.primary};
  }
  &[data-state='current']::before {
    border-color: ${color.primary};
    box-shadow: 0 0 0 ${space[1]} ${color.primarySoft};
  }
  &[data-state='failed']::before {
    border-color: ${color.danger};
    background: ${color.danger};
  }
  &[data-state='current'] > ${Title} {
    color: ${color.primary};
    font-weight: ${weight.bold};
  }
  &[data-state='failed'] > ${Title} {
    color: ${color.danger};
    font-weight: ${weight.bold};
  }
  &[data-state='upcoming'] > ${Title} {
    color: ${color.textMuted};
  }
  ${media.from960} {
    [data-across] > & {
      flex: 1;
      padding: ${space[6]} ${space[4]} 0 0;
    }
    [data-across] > &:last-child {
      padding-inline-end: 0;
    }
    [data-across] > &:not(:last-child)::after {
      inset: calc(${space[1]} + (${space[3]} - ${space.half}) / 2) 0 auto ${space[5]};
      border-block-start: ${space.half} solid ${color.border};
      border-inline-start: 0;
    }
    [data-across] > &[data-state='done']:not(:last-child)::after {
      border-color: ${color.primary};
    }
  }
  ${media.forcedColors} {
    &[data-state='done']::before {
      background: CanvasText;
    }
    &::before {
      outline: ${size.line} solid;
    }
  }
`

export const Time = styled.div`
  color: ${color.textSubtle};
  font-size: ${text.sm};
`

export const Details = styled.div`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
