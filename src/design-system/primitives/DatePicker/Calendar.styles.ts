import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

/** Classes are those that the library gives its parts. */
export const Frame = styled.div`
  & .rdp-month {
    display: grid;
    grid-template-columns: ${size.target} 1fr ${size.target};
    align-items: center;
  }
  & .rdp-month_grid {
    grid-column: 1 / -1;
    width: 100%;
    table-layout: fixed;
  }
  & .rdp-dropdowns {
    position: relative;
    display: flex;
    justify-content: center;
    gap: ${space[1]};
  }
  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    width: ${size.target};
    height: ${size.target};
    border-radius: ${radius.md};
    color: ${color.textMuted};
    &[aria-disabled] {
      color: ${color.textDisabled};
      cursor: not-allowed;
    }
  }
  & .rdp-weekday {
    padding-block: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
    text-align: center;
  }
  & .rdp-day {
    padding: 0;
  }
  & .rdp-day_button {
    position: relative;
    display: grid;
    place-items: center;
    width: 100%;
    min-height: ${size.target};
    border-radius: ${radius.md};
    &:focus-visible {
      outline-offset: calc(-1 * ${size.focus});
    }
    &:disabled,
    &[aria-disabled] {
      color: ${color.textDisabled};
      text-decoration: line-through;
      cursor: not-allowed;
    }
  }
  & .rdp-outside .rdp-day_button:not(:disabled) {
    color: ${color.textSubtle};
  }
  & .rdp-today .rdp-day_button {
    color: ${color.primary};
    font-weight: ${weight.bold};
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 ${space[1]};
      width: ${space[1]};
      height: ${space[1]};
      margin-inline: auto;
      border-radius: ${radius.full};
      background: currentcolor;
    }
  }
  & .rdp-range_middle .rdp-day_button {
    border-radius: 0;
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  & .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.bold};
    text-decoration: none;
  }
  ${media.from640} {
    width: calc(7 * ${size.target});
    max-width: 100%;
  }
  ${media.hover} {
    & .rdp-button_previous:hover:not([aria-disabled]),
    & .rdp-button_next:hover:not([aria-disabled]),
    & .rdp-day:not(.rdp-selected) .rdp-day_button:hover:not(:disabled, [aria-disabled]) {
      background: ${color.surfaceMuted};
    }
  }
  ${media.forcedColors} {
    & .rdp-selected .rdp-day_button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & .rdp-today .rdp-day_button::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/** A year or a month: reads as the heading of the grid, chosen like any list. */
export const Picked = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  & > select {
    appearance: none;
    min-height: ${size.target};
    padding-inline: ${space[2]} calc(${size.iconSmall} + ${space[2]});
    /* Seen where colours are forced. */
    border: ${size.line} solid transparent;
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  & > svg {
    position: absolute;
    inset-inline-end: ${space[1]};
    color: ${color.textMuted};
    pointer-events: none;
  }
  ${media.hover} {
    & > select:hover {
      background: ${color.surfaceMuted};
    }
  }
`
