/** Of an uploaded picture; said before one is chosen. */
export const PICTURE_LIMITS = { bytes: 25_000_000, megabytes: 25, width: 800, pixels: 100_000_000 } as const;
