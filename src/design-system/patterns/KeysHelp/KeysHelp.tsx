import { Fragment } from 'react'
import { Dialog, type DialogProps } from '../../primitives/Dialog/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Switch } from '../../primitives/Switch/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { Key, Keys } from './KeysHelp.styles.ts'

export interface KeyboardKey {
  /** As it is printed on the key. */
  readonly key: string
  /** What it does. */
  readonly words: string
}

export type KeysHelpProps = Omit<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'children' | 'description' | 'onClose'
> & {
  isOpen: boolean
  onClose: () => void
  /** Keys act on the page. */
  isOn: boolean
  onTurn: (on: boolean) => void
  keys: readonly KeyboardKey[]
  /** Where and when they act. */
  description: string
  /** What happens before one acts. */
  note?: string | undefined
}

/** What each key of a page does, and the switch that turns them all off (WCAG 2.1.4). Renders a dialog while open. */
export function KeysHelp({ isOpen, onClose, isOn, onTurn, keys, description, note, ...rest }: KeysHelpProps) {
  return (
    <Dialog
      {...rest}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      title="快捷键"
      description={description}
    >
      <Stack gap={4}>
        <Switch
          label="使用快捷键"
          hint="关掉以后只在这台设备上不起作用，随时可以再打开"
          checked={isOn}
          onChange={event => onTurn(event.currentTarget.checked)}
        />
        <Keys>
          {keys.map(({ key, words }) => (
            <Fragment key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </Keys>
        {note !== undefined && (
          <Text size="sm" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
