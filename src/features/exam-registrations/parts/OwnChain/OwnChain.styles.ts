import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** One under another on a phone, seven beside each other where there is room; a line leads from each to the next. */
export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.from960} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  border: ${space.half} solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: 1;
`

export const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 0 ${space[3]};
  padding-block-end: ${space[4]};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: ${space[6]} auto 0 calc((${space[6]} - ${space.half}) / 2);
    border-inline-start: ${space.half} solid ${color.border};
  }
  &[data-state='done']:not(:last-child)::before {
    border-color: ${color.primary};
  }
  & > div {
    display: grid;
    align-content: start;
    gap: ${space.half};
    min-width: 0;
  }
  & strong {
    font-weight: ${weight.medium};
  }
  & small {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &[data-state='done'] > ${Mark} {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[data-state='current'] > ${Mark} {
    border-color: ${color.primary};
    box-shadow: 0 0 0 ${space[1]} ${color.primarySoft};
    color: ${color.primary};
  }
  &[data-state='current'] strong {
    color: ${color.primary};
    font-weight: ${weight.bold};
  }
  &[data-state='failed'] > ${Mark} {
    border-color: ${color.danger};
    color: ${color.danger};
  }
  &[data-state='failed'] strong,
  &[data-state='failed'] small {
    color: ${color.danger};
  }
  ${media.from960} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding: 0 ${space[2]} 0 0;
    &:not(:last-child)::before {
      inset: calc((${space[6]} - ${space.half}) / 2) 0 auto ${space[6]};
      border-block-start: ${space.half} solid ${color.border};
      border-inline-start: 0;
    }
    &[data-state='done']:not(:last-child)::before {
      border-color: ${color.primary};
    }
  }
  ${media.forcedColors} {
    & > ${Mark} {
      outline: ${size.line} solid;
    }
  }
`
