export { RangeInput, type RangeInputProps } from './RangeInput.tsx'
export { Slider, type SliderProps } from './Slider.tsx'
