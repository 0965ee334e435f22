/** Shown on the offline map and its still picture. "Illustration" because the mountains are drawn, not measured. */
export const OFFLINE_ATTRIBUTION = '© Natural Earth · Relief: Illustration';

/** The picture of the Alps that the maps without script are drawn over. */
export const STILL_ALPS = { src: '/map/still-alps.webp', width: 1260, height: 833, loading: 'lazy' } as const;
