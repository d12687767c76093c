import { DetailSection, Image, LoadState } from '#design-system'
import { useCompanyImages } from '../../hooks/useCompanyImages.ts'
import { Photos } from './CompanyPhotos.styles.ts'

/** What it looks like where people would work. Renders nothing where the employer shows no pictures. */
export function CompanyPhotos() {
  const { images, ...state } = useCompanyImages()
  if (images?.length === 0) return null
  return (
    <DetailSection title="工作环境">
      <LoadState {...state} data={images}>
        {list => (
          <Photos>
            {list.map(({ id, src, caption }) => (
              <li key={id}>
                <figure>
                  <Image src={src} alt={caption} />
                  <figcaption aria-hidden>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </Photos>
        )}
      </LoadState>
    </DetailSection>
  )
}
