/** A short tone, high for in and low for not; nothing where the browser has no sound. */
export function beep(isGood: boolean): void {
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = isGood ? 880 : 220
    volume.gain.value = 0.2
    tone.connect(volume).connect(audio.destination)
    tone.onended = () => void audio.close().catch(() => undefined)
    tone.start()
    tone.stop(audio.currentTime + (isGood ? 0.15 : 0.4))
  } catch {
    // A desk without sound has words and colours.
  }
}
