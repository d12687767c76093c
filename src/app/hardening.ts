/**
 * Start-up hardening (specification section 9): the F12 key does nothing and a debugger trap runs every 50 ms. It
 * protects nothing and is kept because the owner asks for it; HARDENING=off turns it off. Never active under
 * automation, so that audits and assistive test tools see the page as people do.
 */
export function harden(window: Window) {
  if (window.navigator.webdriver) return
  window.addEventListener('keydown', event => {
    if (event.key === 'F12') event.preventDefault()
  })
  window.setInterval(() => {
    // biome-ignore lint/suspicious/noDebugger: this is the trap that the specification asks for
    debugger
  }, 50)
}
