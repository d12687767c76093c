const QUARTERS = ['00', '15', '30', '45'] as const

/** Times of day at which people meet: 08:00 to 20:45. */
export const times = Array.from({ length: 13 }, (_, hour) => String(hour + 8).padStart(2, '0')).flatMap(hour =>
  QUARTERS.map(minute => ({ value: `${hour}:${minute}`, label: `${hour}:${minute}` })),
)
