import preview from '../../../../.storybook/preview'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { longCompany } from '../../primitives/story-words.ts'
import { CameraPicture, DeviceMeter } from '../DeviceMeter/index.ts'
import { FloorPlan, floorBoothStates } from '../FloorPlan/index.ts'

const booths = floorBoothStates.map((state, at) => ({
  code: `${at < 3 ? 'A' : 'B'}0${(at % 3) + 1}`,
  x: (at % 3) * 34,
  y: at < 3 ? 0 : 60,
  w: 30,
  h: 26,
  state,
  ...((state === 'taken' || state === 'own') && { label: longCompany }),
}))

const meta = preview.meta({
  id: 'ds-pattern-gallery-placing',
  title: '设计系统/总览/平面图与设备',
  component: () => (
    <Board
      first={<FloorPlan label="1 号馆平面图" booths={booths} planOnly onChoose={() => undefined} />}
      second={<DeviceMeter permission="ok" level={0.55} network="good" picture={<CameraPicture stream={null} />} />}
    />
  ),
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
