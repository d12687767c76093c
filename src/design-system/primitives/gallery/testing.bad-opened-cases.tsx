import { type ReactElement, useState } from 'react'
import { styled } from 'styled-components'
import { cases as patterns } from '../../patterns/gallery/testing.conformance.tsx'
import { pressed } from '../../patterns/gallery/testing.opened.tsx'
import { KeysHelp } from '../../patterns/KeysHelp/index.ts'
import { Nav } from '../../patterns/Nav/index.ts'
import { TopBar } from '../../patterns/TopBar/index.ts'
import { UserMenu } from '../../patterns/UserMenu/index.ts'
import { size } from '../../tokens/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Button } from '../Button/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { DateRange } from '../DateRange/index.ts'
import { ConfirmDialog, Dialog, Drawer, Sheet } from '../Dialog/index.ts'
import { Image } from '../Image/index.ts'
import { MonthPicker } from '../MonthPicker/index.ts'
import { Tooltip } from '../Tooltip/index.ts'
import type { Case } from './testing.conformance.tsx'
import { type Given, itemsOf, words } from './testing.given.ts'

const nothing = () => undefined

type Window = { open: boolean; onOpenChange: (change: { open: boolean }) => void }

/** A button that opens a window, as pages have it. */
const Opener = ({ children }: { children: (window: Window) => ReactElement }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        打开
      </Button>
      {children({ open, onOpenChange: change => setOpen(change.open) })}
    </>
  )
}

const Narrow = styled.div`
  max-width: calc(${size.content} * 0.22);
`

const footer = ({ text }: Given) => <Button>{text}</Button>

/** Windows and what else has a control of its own that opens it, at rest. */
export const openable = {
  ...pressed,
  /** Beside a few words: a page of words has no room for more beside it. */
  Tooltip: (probe, given) => <Tooltip label="综合评分" words={words(given)} {...probe} />,
  Dialog: (_, given) => (
    <Opener>
      {window => (
        <Dialog {...window} title={given.text} description={given.text} footer={footer(given)}>
          {given.text}
        </Dialog>
      )}
    </Opener>
  ),
  Drawer: (_, given) => (
    <Opener>
      {window => (
        <Drawer {...window} title={given.text} footer={footer(given)}>
          {given.text}
        </Drawer>
      )}
    </Opener>
  ),
  Sheet: (_, given) => (
    <Opener>
      {window => (
        <Sheet {...window} title={given.text} footer={footer(given)}>
          {given.text}
        </Sheet>
      )}
    </Opener>
  ),
  ConfirmDialog: (_, given) => (
    <Opener>
      {window => (
        <ConfirmDialog
          {...window}
          title={given.text}
          description={given.text}
          confirmLabel={words(given)}
          cancelLabel={words(given)}
          onConfirm={nothing}
        />
      )}
    </Opener>
  ),
  KeysHelp: (_, given) => (
    <Opener>
      {({ open, onOpenChange }) => (
        <KeysHelp
          isOpen={open}
          onClose={() => onOpenChange({ open: false })}
          isOn
          onTurn={nothing}
          keys={itemsOf(given, (text, at) => ({ key: String(at), words: text }))}
          description={words(given)}
          note={words(given)}
        />
      )}
    </Opener>
  ),
  /** As narrow as beside a page's first picture, which leaves room for what opens beside it. */
  CategoryMenu: (probe, given) => <Narrow>{patterns.CategoryMenu(probe, given)}</Narrow>,
  DisplaySettings: patterns.DisplaySettings,
  FilterSheet: patterns.FilterSheet,
} as const satisfies Record<string, Case>

/** A year that nobody lives in, as what is chosen, as a bound, and as where a calendar opens. */
export const years = {
  zero: { text: '0000', texts: null },
  far: { text: '99999', texts: null },
} as const satisfies Record<string, Given>

export const dated = {
  DatePicker: (_, { text }) => <DatePicker aria-label="面试日期" defaultValue={`${text}-01-01`} />,
  DatePickerFrom: (_, { text }) => <DatePicker aria-label="面试日期" min={`${text}-01-01`} />,
  DatePickerTo: (_, { text }) => <DatePicker aria-label="面试日期" max={`${text}-12-31`} />,
  DatePickerAt: (_, { text }) => <DatePicker aria-label="面试日期" opensAt={`${text}-01`} today={`${text}-01-01`} />,
  MonthPicker: (_, { text }) => <MonthPicker aria-label="入职时间" defaultValue={`${text}-01`} />,
  MonthPickerFrom: (_, { text }) => <MonthPicker aria-label="入职时间" min={`${text}-01`} opensAt={`${text}-01`} />,
  MonthPickerTo: (_, { text }) => <MonthPicker aria-label="入职时间" max={`${text}-12`} />,
  DateRange: (_, { text }) => (
    <DateRange label="投递时间" defaultValue={{ from: `${text}-01-01`, to: `${text}-12-31` }} today={`${text}-06-01`} />
  ),
  DateRangeWithin: (_, { text }) => <DateRange label="投递时间" min={`${text}-01-01`} max={`${text}-12-31`} />,
} as const satisfies Record<string, Case>

/** Addresses of pictures that no browser can show. */
export const pictures = {
  none: { text: '', texts: null },
  broken: { text: 'data:image/png;base64,AAAA', texts: null },
} as const satisfies Record<string, Given>

export const pictured = {
  Dialog: (_, given) => (
    <Opener>
      {window => (
        <Dialog {...window} title="招聘会现场">
          <Image src={words(given)} alt="1 号馆入口" ratio="16:9" />
          <Avatar kind="employer" src={words(given)} letter="江" />
        </Dialog>
      )}
    </Opener>
  ),
  Nav: (probe, given) => (
    <Nav
      {...probe}
      items={[
        { title: '专项招聘', url: '/column', children: [{ title: '高校招聘', url: '/school', img: words(given) }] },
      ]}
    />
  ),
  UserMenu: (probe, given) => (
    <TopBar label="账户" words={['']}>
      <UserMenu
        {...probe}
        user={{ name: '王小明', picture: words(given), kind: 'seeker', messages: { href: '/message', unread: 0 } }}
        ways={[{ title: '我的简历', url: '/user/resume' }]}
        onLogout={nothing}
      />
    </TopBar>
  ),
} as const satisfies Record<string, Case>
