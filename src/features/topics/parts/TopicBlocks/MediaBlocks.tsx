import type { BlockOf } from '#contract/topics'
import { Accordion, Countdown, Image, Link } from '#design-system'
import { useNow } from '#platform/clock'
import { Film, Pictures, Pre, Titles } from './TopicBlocks.styles.ts'

export const GalleryBlock = ({ block: { pictures } }: { block: BlockOf<'gallery'> }) => (
  <Pictures>
    {pictures.map(({ file, alt, caption }) => (
      <figure key={file}>
        <Image src={file} alt={alt} ratio="4:3" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ))}
  </Pictures>
)

/** Nothing of the film is fetched before somebody wants to see it. */
export const VideoBlock = ({ block: { file, poster, title, transcript } }: { block: BlockOf<'video'> }) => (
  <div>
    <Film controls preload="none" playsInline src={file} poster={poster || undefined} aria-label={title || '视频'} />
    <Accordion items={[{ id: 'transcript', title: '文字稿', content: <Pre>{transcript}</Pre> }]} />
  </div>
)

const KILOBYTE = 1024
const sizeText = (bytes: number) =>
  bytes >= KILOBYTE * KILOBYTE
    ? `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`

export const DownloadsBlock = ({ block: { files } }: { block: BlockOf<'downloads'> }) => (
  <Titles>
    {files.map(({ label, file, note, bytes }) => (
      <li key={file}>
        <Link href={file} download>
          {label}（{sizeText(bytes)}）
        </Link>
        {note && <p>{note}</p>}
      </li>
    ))}
  </Titles>
)

export const CountdownBlock = ({ block: { label, until, overText } }: { block: BlockOf<'countdown'> }) => (
  <Countdown
    label={label}
    until={Date.parse(`${until.replace(' ', 'T')}:00+08:00`)}
    startsAt={useNow()}
    overText={overText}
  />
)
