import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../Button/index.ts'
import { minus, plus, refresh } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { type Area, leastZoom, mostZoom, turned, zoomed } from './crop-math.ts'
import { Stage, Tools, TurnLeft } from './ImageUpload.styles.ts'

export type CropStageProps = {
  /** Address of the chosen picture. */
  src: string
  aspect: number
  busy: boolean
  onDone: (cut: { area: Area; turn: number }) => void
  onCancel: () => void
  onBroken: () => void
}

/** The one place that knows the cropping library: dragging, pinching, arrow keys. */
export const CropStage = ({ src, aspect, busy, onDone, onCancel, onBroken }: CropStageProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  const [area, setArea] = useState<Area>()
  return (
    <>
      <Stage>
        <Cropper
          image={src}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          minZoom={leastZoom}
          maxZoom={mostZoom}
          keyboardStep={8}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ role: 'group', 'aria-label': '裁剪框，用方向键移动图片' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </Stage>
      <Tools>
        <IconButton
          icon={minus}
          label="缩小"
          word="缩小"
          variant="outlined"
          aria-disabled={zoom <= leastZoom || undefined}
          onClick={() => setZoom(zoomed(zoom, -1))}
        />
        <IconButton
          icon={plus}
          label="放大"
          word="放大"
          variant="outlined"
          aria-disabled={zoom >= mostZoom || undefined}
          onClick={() => setZoom(zoomed(zoom, 1))}
        />
        <TurnLeft>
          <IconButton
            icon={refresh}
            label="向左转"
            word="左转"
            variant="outlined"
            onClick={() => setTurn(turned(turn, -1))}
          />
        </TurnLeft>
        <IconButton
          icon={refresh}
          label="向右转"
          word="右转"
          variant="outlined"
          onClick={() => setTurn(turned(turn, 1))}
        />
      </Tools>
      <Tools>
        <Button variant="primary" loading={busy || !area} onClick={() => area && onDone({ area, turn })}>
          使用这张
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </Tools>
    </>
  )
}
