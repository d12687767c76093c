import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** Down the page on a phone, across it on a desktop; a line joins the steps. */
export const Chain = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  line-height: ${leading.snug};

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr);
    column-gap: ${space[3]};
    padding-block-end: ${space[4]};
    color: ${color.textMuted};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: ${space[6]} auto 0 calc(${space[3]} - ${size.line});
    width: ${size.focus};
    background: ${color.border};
  }
  & > li[data-state='done']:not(:last-child)::before {
    background: ${color.primary};
  }
  & > li > span:first-child {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    width: ${space[6]};
    height: ${space[6]};
    border: ${size.line} solid ${color.borderStrong};
    border-radius: ${radius.full};
    background: ${color.surface};
    font-size: ${text.sm};
  }
  & > li[data-state='done'] > span:first-child {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  & > li[data-state='current'] > span:first-child {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  & b {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
  & > li[data-state='upcoming'] b {
    color: ${color.textMuted};
  }
  & > li[data-state='current'] b {
    font-weight: ${weight.bold};
  }
  & small {
    font-size: ${text.sm};
  }

  ${media.from960} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    & > li,
    & > li:last-child {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      row-gap: ${space[1]};
      padding: 0 ${space[3]} 0 0;
    }
    & > li > span:first-child {
      grid-row: auto;
    }
    & > li:not(:last-child)::before {
      inset: calc(${space[3]} - ${size.line}) 0 auto ${space[6]};
      width: auto;
      height: ${size.focus};
    }
    & small {
      font-size: ${text.xs};
    }
  }
`
