import { useLocation } from 'react-router-dom'

/** Shows the address, for stories that lead elsewhere. Renders an `<output>`. */
export function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="地址">{pathname + search}</output>
}
