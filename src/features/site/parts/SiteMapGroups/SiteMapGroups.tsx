import { Card, Link } from '#design-system'
import type { SiteMapGroup } from '../../model/site-map.ts'
import { Root } from './SiteMapGroups.styles.ts'

export interface SiteMapGroupsProps {
  groups: readonly SiteMapGroup[]
}

/** The addresses of the portal, a card for each thing that people look for. Renders a `<div>`. */
export const SiteMapGroups = ({ groups }: SiteMapGroupsProps) => (
  <Root>
    {groups.map(({ title, links }) => (
      <Card key={title} title={title}>
        <ul>
          {links.map(link => (
            <li key={link.url}>
              <Link href={link.url} variant="quiet">
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </Root>
)
