/** Two soft tones, in Hz and seconds from now. */
const tones = [
  { pitch: 659, at: 0 },
  { pitch: 880, at: 0.25 },
] as const
const LENGTH = 0.6
const LOUD = 0.15

/** Sounds once, softly; not at all where the browser does not allow it before somebody has touched the page. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  for (const { pitch, at } of tones) {
    const tone = new OscillatorNode(audio, { frequency: pitch })
    const volume = new GainNode(audio, { gain: 0 })
    const from = audio.currentTime + at
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, from + LENGTH)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + LENGTH)
  }
  setTimeout(() => void audio.close(), 2000)
}

/** Shakes a phone that lies on the table, where it can, and may: not before somebody has touched the page. */
export function shake(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200])
}
