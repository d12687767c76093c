import * as Radix from '@radix-ui/react-tooltip'
import { Cover, Words } from './Tooltip.styles.ts'
import type { TooltipLayerProps } from './tooltip-types.ts'

/** The one place that knows Radix: where the words stand, Escape, and the way of the pointer from the button to the words. */
export const TooltipLayer = ({ open, onClose, words, root }: TooltipLayerProps) => (
  <Radix.Provider delayDuration={0}>
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Trigger asChild>
        <Cover />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          asChild
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onPointerDownOutside={event => {
            const { target } = event
            if (target instanceof Node && root.current?.contains(target)) event.preventDefault()
          }}
        >
          <Words>{words}</Words>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
