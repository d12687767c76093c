import { flushSync } from 'react-dom'
import { waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { ConfirmDialog, Dialog, Drawer, Sheet } from '../../primitives/Dialog/index.ts'
import type { Case } from '../../primitives/gallery/testing.conformance.tsx'
import { cases as primitives } from '../../primitives/gallery/testing.conformance.tsx'
import { itemsOf, words } from '../../primitives/gallery/testing.given.ts'
import { KeysHelp } from '../KeysHelp/index.ts'
import { NoticeDialog } from '../NoticeDialog/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { cases as patterns } from './testing.conformance.tsx'

const nothing = () => undefined

/** What is open by a property of its own, and so has no element at rest. */
export const layers = {
  Dialog: (probe, given) => (
    <Dialog
      {...probe}
      open
      onOpenChange={nothing}
      title={given.text}
      description={given.text}
      footer={<Button>{given.text}</Button>}
    >
      {given.text}
    </Dialog>
  ),
  Drawer: (probe, given) => (
    <Drawer {...probe} open onOpenChange={nothing} title={given.text} footer={<Button>{given.text}</Button>}>
      {given.text}
    </Drawer>
  ),
  Sheet: (probe, given) => (
    <Sheet {...probe} open onOpenChange={nothing} title={given.text}>
      {given.text}
    </Sheet>
  ),
  ConfirmDialog: (probe, given) => (
    <ConfirmDialog
      {...probe}
      open
      onOpenChange={nothing}
      title={given.text}
      description={given.text}
      confirmLabel={words(given)}
      cancelLabel={words(given)}
      onConfirm={nothing}
    />
  ),
  NoticeDialog: (probe, given) => (
    <NoticeDialog {...probe} title={given.text} closeLabel={words(given)} onClose={nothing}>
      {given.text}
    </NoticeDialog>
  ),
  KeysHelp: (probe, given) => (
    <KeysHelp
      {...probe}
      isOpen
      onClose={nothing}
      isOn
      onTurn={nothing}
      keys={itemsOf(given, (text, at) => ({ key: String(at), words: text }))}
      description={words(given)}
      note={words(given)}
    />
  ),
} as const satisfies Record<string, Case>

const { Combobox, DatePicker, DateRange, Menu, MonthPicker, MultiSelect, Popover, Tooltip } = primitives
const { CategoryPicker, Header, Nav, RegionCascader, SiteAreaSelector, UserMenu } = patterns

/** What opens by a press on its own control. */
export const pressed = {
  CategoryPicker,
  Combobox,
  DatePicker,
  DateRange,
  Header,
  Menu,
  MonthPicker,
  MultiSelect,
  Nav,
  Popover,
  RegionCascader,
  SiteAreaSelector,
  Tooltip,
  /** At the end of its line, where it stands on every page. */
  UserMenu: (probe, given) => (
    <TopBar label="账户" words={['']}>
      {UserMenu(probe, given)}
    </TopBar>
  ),
} as const satisfies Record<string, Case>

/** A dialog's code comes with the first that opens. */
export const appears = async () => {
  await waitFor(() => {
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) throw new Error('No dialog has come')
  })
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
}

/** Presses the first control that says it can open something, or the first at all that does not send a form: that would leave the page. */
export const press = (place: HTMLElement) => {
  const control =
    [...place.querySelectorAll<HTMLElement>('[aria-expanded=false]')].find(one => one.checkVisibility()) ??
    place.querySelector<HTMLElement>('button[type=button]')
  flushSync(() => {
    control?.focus()
    control?.click()
  })
}
