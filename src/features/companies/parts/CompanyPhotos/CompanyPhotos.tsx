import { Card, Image, LoadState } from '#design-system'
import { useCompanyImages } from '../../hooks/useCompanyImages.ts'
import { Photos } from './CompanyPhotos.styles.ts'

/** What it looks like where people would work. Renders nothing where the employer shows no pictures. */
export function CompanyPhotos({ id }: { id: string }) {
  const { images, ...state } = useCompanyImages(id)
  if (images?.length === 0) return null
  return (
    <Card title="工作环境">
      <LoadState {...state} data={images}>
        {list => (
          <Photos>
            {list.map(({ id: image, src, caption }) => (
              <li key={image}>
                <figure>
                  <Image src={src} alt={caption} />
                  <figcaption aria-hidden>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </Photos>
        )}
      </LoadState>
    </Card>
  )
}
