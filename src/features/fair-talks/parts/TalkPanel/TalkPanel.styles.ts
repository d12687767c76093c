import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '#design-system'

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Holds what is over the lines: the way to the newest. */
export const LogFrame = styled.div`
  position: relative;
  min-width: 0;
`

export const Scroller = styled.div`
  height: 52vh;
  min-height: 12rem;
  padding: ${space[3]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  ${media.below640} {
    height: 46vh;
    padding: ${space[2]};
  }
  ${media.print} {
    height: auto;
    border: 0;
    overflow: visible;
  }
`

export const Groups = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  & + & {
    margin-top: ${space[4]};
  }
`

/** Mine at the end of the line, the other's at its start, those of the service in the middle. */
export const Group = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  padding-inline-end: 12%;
  &[data-by='me'] {
    justify-items: end;
    padding-inline: 12% 0;
  }
  &[data-by='system'] {
    justify-items: center;
    padding-inline: 0;
    text-align: center;
  }
`

export const By = styled.p`
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.tight};
`

export const Line = styled.p`
  max-width: ${size.measure};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  line-height: ${leading.snug};
  white-space: pre-wrap;
  [data-by='me'] > & {
    border-color: ${color.primaryBorder};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  [data-by='system'] > & {
    padding-block: 0;
    border: 0;
    background: none;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  &[data-state='failed'] {
    border-color: ${color.danger};
  }
`

export const Jump = styled.div`
  position: absolute;
  inset: auto 0 ${space[3]};
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`
