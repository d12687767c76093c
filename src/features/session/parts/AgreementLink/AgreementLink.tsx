import { type MouseEvent, useState } from 'react'
import { helpTopicList } from '#contract/reference/help'
import { Dialog, Link } from '#design-system'
import { HelpStatement, topicAddress } from '#features/help'
import { Apart } from './Apart.tsx'

/** Anything else is the browser's own: a new tab, a menu. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** Something to agree to, read above the form, which stays as it was filled in. Renders an `<a>` to its page. */
export function AgreementLink({ name }: { name: 'agreement' | 'privacy' }) {
  const [isOpen, setOpen] = useState(false)
  const { value = '', label = '' } = helpTopicList.find(topic => topic.name === name) ?? {}
  return (
    <>
      <Link
        href={topicAddress(value)}
        aria-haspopup="dialog"
        onClick={event => {
          if (!isPlain(event)) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        《{label}》
      </Link>
      <Dialog open={isOpen} onOpenChange={({ open }) => setOpen(open)} title={label}>
        <Apart>
          <HelpStatement name={name} />
        </Apart>
      </Dialog>
    </>
  )
}
