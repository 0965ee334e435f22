/** Whether the system setting for reduced motion is on. */
export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
