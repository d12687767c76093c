import { styled } from 'styled-components'

export const Findings = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
