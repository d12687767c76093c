/** Signs that nearly every page shows (finding one's way, opening and closing, states, who somebody is). */
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20'
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16'
export const close = 'M6 6l12 12M18 6 6 18'
export const check = 'M5 12.5l4.5 4.5L19 7.5'
export const plus = 'M12 5v14M5 12h14'
export const minus = 'M5 12h14'
export const more =
  'M6 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM18 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z'
export const chevronDown = 'M6 9.5l6 6 6-6'
export const chevronUp = 'M6 14.5l6-6 6 6'
export const chevronLeft = 'M14.5 6l-6 6 6 6'
export const chevronRight = 'M9.5 6l6 6-6 6'
export const external = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01'
export const warning = 'M12 4 3 19.5h18L12 4ZM12 10v4M12 16.8h.01'
export const success = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.2 12.2l2.7 2.7 5-5.3'
export const danger = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v5.5M12 16h.01'
export const user = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6'
export const building =
  'M5 20.5v-16a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v16M15 9.5h3a1 1 0 0 1 1 1v10M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3'
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15'
export const textSize = 'M3.5 18.5 8 6.5l4.5 12M5 14.5h6M14 18.5l3-8 3 8M15.2 15.8h3.7'
export const filter = 'M4 6.5h16M7 12h10M10 17.5h4'
export const mapPin =
  'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 1 0-13.6 0c0 2.8 2.3 6.4 6.8 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const file =
  'M6.5 3.5H14l4.5 4.5v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM13.5 3.5V8.5h5M9 13h6M9 16.5h4'
