import { Fragment } from 'react'
import { Dialog, Stack, Switch, Text } from '#design-system'
import { receivedKeys } from '../../model/received-keys.ts'
import { Key, Keys } from './KeysHelp.styles.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Keys act on the page. */
  isOn: boolean
  onTurn: (on: boolean) => void
}

const enter = { key: 'Enter', words: '打开这份简历' }

/** What each key does, and the switch that turns them all off (WCAG 2.1.4). */
export function KeysHelp({ isOpen, onClose, isOn, onTurn }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      title="快捷键"
      description="在列表和看板里都能用。打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。"
    >
      <Stack gap={4}>
        <Switch
          label="使用快捷键"
          hint="关掉以后只在这台设备上不起作用，随时可以再打开"
          checked={isOn}
          onChange={event => onTurn(event.currentTarget.checked)}
        />
        <Keys>
          {[...receivedKeys.slice(0, 4), enter, ...receivedKeys.slice(4)].map(({ key, words }) => (
            <Fragment key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </Keys>
        <Text size="sm" tone="muted">
          移动前都会先问一次，按回车确认，按 Esc 放弃。
        </Text>
      </Stack>
    </Dialog>
  )
}
