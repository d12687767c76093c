import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, weight } from '../../tokens/index.ts'
import { legend } from '../legend.ts'

/** Phones show one view at a time, wider windows both; paper shows the plan. */
export const Views = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

export const PlanView = styled.div`
  ${media.below960} {
    [data-view='list'] > & {
      display: none;
    }
  }
  ${media.print} {
    && {
      display: block;
      break-inside: avoid;
    }
  }
`

export const ListView = styled.div`
  ${media.below960} {
    [data-view='plan'] > & {
      display: none;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`

export const ViewSwitch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > button {
    min-height: ${size.target};
    padding: ${space[2]};
    border: ${size.line} solid ${color.borderStrong};
    background: ${color.surface};
    color: ${color.text};
  }
  & > button[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-underline-offset: ${space[1]};
  }
  ${media.from960} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const Legend = styled.ul`
  ${legend}
  & svg {
    flex: none;
    width: ${size.iconLarge};
    height: ${size.iconSmall};
  }
`

export const Zoom = styled.div`
  display: flex;
  align-items: center;
  ${media.print} {
    display: none;
  }
`

export const Fit = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[3]};
  color: ${color.link};
  &[aria-disabled] {
    color: ${color.textMuted};
  }
`

/** Scrolls by itself once the plan is larger than it; at its edges the page goes on scrolling. */
export const Hall = styled.div`
  max-height: 70vh;
  overflow: auto;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`

export const Told = styled.p`
  ${media.print} {
    display: none;
  }
  min-height: calc(2 * ${leading.snug} * 1em);
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(7em, 1fr);
  align-items: end;
  gap: ${space[3]};
`

export const RowName = styled.p`
  font-weight: ${weight.bold};
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  gap: ${space[2]};
`

export const ListButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  height: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: start;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${weight.bold};
  }
  & > :not(:last-child) {
    flex: none;
    max-width: 45%;
  }
  & > span:last-child {
    min-width: 0;
  }
  ${media.hover} {
    &:hover:not([aria-disabled]) {
      border-color: ${color.primary};
    }
  }
  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[aria-disabled] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }
`
