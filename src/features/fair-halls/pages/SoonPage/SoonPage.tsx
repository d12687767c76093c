/** Taken out by whoever builds this slice. */
export function SoonPage() {
  return <p>.</p>
}
