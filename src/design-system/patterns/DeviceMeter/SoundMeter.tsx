import { useId } from 'react'
import { percent } from '../charts/figures.ts'
import { Meter, SoundHead } from './DeviceMeter.styles.ts'
import { clampLevel, soundOf, soundWords } from './sound.ts'

const bars = 20

/** How loud the microphone is, as a row of bars and in words. Not read aloud at each change, which would be heard in the microphone. */
export const SoundMeter = ({ level, peak = level }: { level: number; peak?: number | undefined }) => {
  const id = useId()
  const heard = clampLevel(level)
  const state = soundOf(peak)
  const lit = Math.round(heard * bars)
  return (
    <div data-sound={state}>
      <SoundHead>
        <span id={id}>麦克风音量</span>
        <strong>{soundWords[state]}</strong>
      </SoundHead>
      <Meter
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(heard * 100)}
        aria-valuetext={soundWords[state]}
      >
        {Array.from({ length: bars }, (_, at) => at).map(at => (
          <rect
            key={at}
            x={percent(at / bars)}
            y="10%"
            width={percent(0.7 / bars)}
            height="80%"
            rx="2"
            data-lit={at < lit || undefined}
          />
        ))}
      </Meter>
    </div>
  )
}
