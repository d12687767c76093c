import type { FormEvent } from 'react'
import { Button } from '../Button/index.ts'
import { useLinks } from '../Link/index.ts'
import { StyledInput } from '../TextInput/TextInput.styles.ts'
import { JumpForm } from './Pagination.styles.ts'
import { clampPage } from './page-window.ts'

type PageJumpProps = { pageCount: number; hrefFor: (page: number) => string; param: string }

/** A plain GET form, so that it works without script; with a router the page does not reload. */
export const PageJump = ({ pageCount, hrefFor, param }: PageJumpProps) => {
  const { navigate } = useLinks()
  const [action, query = ''] = hrefFor(1).split('?')
  const jump = (event: FormEvent<HTMLFormElement>) => {
    // Full-width digits are digits.
    const typed = Number(String(new FormData(event.currentTarget).get(param)).normalize('NFKC'))
    if (!navigate || !typed) return
    event.preventDefault()
    navigate(hrefFor(clampPage(typed, pageCount)))
  }
  return (
    <JumpForm method="get" action={action} onSubmit={jump}>
      {[...new URLSearchParams(query)].map(
        ([name, value]) => name !== param && <input key={`${name}=${value}`} type="hidden" name={name} value={value} />,
      )}
      到第
      <StyledInput
        name={param}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`页码，共 ${pageCount} 页`}
        maxLength={6}
      />
      页
      <Button type="submit" variant="secondary">
        前往
      </Button>
    </JumpForm>
  )
}
