import { useAddress } from '../src/platform/routing/index.ts'

/** Shows the address, for stories that lead elsewhere. Renders an `<output>`. */
export function Where() {
  const { pathname, search } = useAddress()
  return <output aria-label="地址">{pathname + search}</output>
}
