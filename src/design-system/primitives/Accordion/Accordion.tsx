import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../Icon/index.ts'
import { chevronDown } from '../Icon/paths.ts'
import { Content, Item, Root, Summary } from './Accordion.styles.ts'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; defaultOpen?: boolean | undefined }

export type AccordionProps = ComponentProps<'div'> & {
  items: readonly AccordionItem[] | null | undefined
  /** Opening one closes the others. */
  exclusive?: boolean | undefined
}

/** Questions whose answers unfold; opens without script and is found by the browser's own search. Renders `<details>` in a `<div>`. */
export const Accordion = ({ items, exclusive, ...rest }: AccordionProps) => {
  const name = useId()
  return (
    <Root {...rest}>
      {items?.map(({ id, title, content, defaultOpen }) => (
        <Item key={id} name={exclusive ? name : undefined} open={defaultOpen}>
          <Summary>
            {title}
            <Icon path={chevronDown} />
          </Summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </Root>
  )
}
