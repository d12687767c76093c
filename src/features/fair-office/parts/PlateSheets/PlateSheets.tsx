import type { FairPlates } from '#contract/fair-papers'
import {
  cutMarks,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PlateSize,
  plateNameSize,
  platePages,
} from '../../model/plate-pages.ts'
import { Page, Plate, Plates } from './PlateSheets.styles.ts'

interface Props {
  title: string
  plates: FairPlates['plates']
  size: PlateSize
}

/** Name plates (参会证), eight or ten to a page of A4, with marks where to cut. Renders a `<div>` with an `<article>` a page. */
export const PlateSheets = ({ title, plates, size }: Props) => (
  <div>
    {platePages(plates, size).map((page, number) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have a number and nothing else
      <Page key={number} aria-label={`参会证第 ${number + 1} 页`}>
        <svg viewBox={`0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}`} aria-hidden="true">
          <path d={cutMarks(size)} />
        </svg>
        <Plates data-size={size}>
          {page.map(({ name, company, booth, role }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <Plate key={place}>
              <header>
                <span>{title}</span>
                <span>{role}</span>
              </header>
              <strong data-size={plateNameSize(name)}>{name}</strong>
              <footer>
                <span>{company}</span>
                {booth !== '' && <b>展位 {booth}</b>}
              </footer>
            </Plate>
          ))}
        </Plates>
      </Page>
    ))}
  </div>
)
