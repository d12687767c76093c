import { Fragment } from 'react'
import { Dialog, Stack, Switch } from '#design-system'
import { reviewKeys } from '../../model/review-keys.ts'
import { Keys } from './ReviewKeysHelp.styles.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Keys act on the desk. */
  isOn: boolean
  onTurn: (on: boolean) => void
}

/** What each key of the desk does, and the switch that turns them all off (WCAG 2.1.4). */
export function ReviewKeysHelp({ isOpen, onClose, isOn, onTurn }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      title="快捷键"
      description="打字时、按住 Ctrl、Alt 或 ⌘ 时不起作用。每一步也都可以用 Tab 键走到。"
    >
      <Stack gap={4}>
        <Switch
          label="使用快捷键"
          hint="关掉以后只在这台设备上不起作用，随时可以再打开"
          checked={isOn}
          onChange={event => onTurn(event.currentTarget.checked)}
        />
        <Keys>
          {reviewKeys.map(({ key, words }) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>在某一项上写意见</dd>
        </Keys>
      </Stack>
    </Dialog>
  )
}
