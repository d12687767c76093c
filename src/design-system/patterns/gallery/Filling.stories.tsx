import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Field } from '../../primitives/Field/index.ts'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { rareName } from '../../primitives/story-words.ts'
import { CaptchaCanvas } from '../CaptchaCanvas/index.ts'
import { CategoryPicker } from '../CategoryPicker/index.ts'
import { CheckAnswers } from '../CheckAnswers/index.ts'
import { DraftStatus } from '../DraftStatus/index.ts'
import { ErrorSummary } from '../ErrorSummary/index.ts'
import { FormSection } from '../FormSection/index.ts'
import { RegionCascader } from '../RegionCascader/index.ts'
import { SmsCodeField } from '../SmsCodeField/index.ts'
import { StickyActions } from '../StickyActions/index.ts'
import { TaskList } from '../TaskList/index.ts'
import { categories, regions } from '../testing.ts'

const nothing = () => undefined
const half = () => 0.5

/** What keeps to an edge of the window keeps to it. */
const Place = styled.div`
  contain: layout;
`

const Form = () => (
  <>
    <ErrorSummary faults={[{ id: 'region', message: '请选择户籍所在地' }]} />
    <FormSection title="基本信息" hint="按户口簿填写。">
      <Field label="户籍所在地" error="请选择户籍所在地" controlId="region">
        <RegionCascader source={regions} defaultValue="360702" />
      </Field>
      <Field label="期望职位" hint="最多两个">
        <CategoryPicker title="职位类别" source={categories} limit={2} defaultValue={['111', '112']} />
      </Field>
      <CaptchaCanvas text="k7P3" random={half} onRefresh={nothing} />
      <SmsCodeField onSend={() => Promise.resolve({ sent: true, wait: 60 })} />
    </FormSection>
    <DraftStatus state={{ kind: 'unsaved', reason: 'offline' }} onSave={nothing} />
  </>
)

const Ways = () => (
  <>
    <TaskList
      tasks={[
        { id: 'person', title: '基本信息', href: '/user/resume', state: 'done' },
        { id: 'work', title: '工作经历', href: '/user/resume', state: 'wrong', hint: '还缺单位名称' },
        { id: 'submit', title: '核对并发布', href: '/user/resume', state: 'blocked' },
      ]}
    />
    <CheckAnswers
      sections={[
        {
          id: 'answers',
          title: '核对',
          href: '/user/resume',
          rows: [
            { label: '姓名', value: rareName },
            { label: '电话', value: '' },
          ],
        },
      ]}
    />
    <Place>
      <StickyActions>
        <Button>保存草稿</Button>
        <Button variant="primary">下一步</Button>
      </StickyActions>
    </Place>
  </>
)

const meta = preview.meta({
  id: 'ds-pattern-gallery-filling',
  title: '设计系统/总览/长表单',
  component: () => <Board first={<Form />} second={<Ways />} />,
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
