import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

export const Queue = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Place = styled.li`
  display: grid;
  grid-template-columns: 2em minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};

  &[data-state='called'],
  &[data-state='talking'] {
    border-color: ${color.primaryBorder};
    background: ${color.surfaceMuted};
  }

  ${media.from640} {
    grid-template-columns: 2em minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const Turn = styled.span`
  color: ${color.textMuted};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  text-align: center;
`

export const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  grid-column: 2;

  ${media.from640} {
    grid-column: auto;
    justify-content: flex-end;
  }
`
