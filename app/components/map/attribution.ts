/** Shown on the offline map and its still picture. "Illustration" because the mountains are drawn, not measured. */
export const OFFLINE_ATTRIBUTION = '© Natural Earth · Relief: Illustration';
