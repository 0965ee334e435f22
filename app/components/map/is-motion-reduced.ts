/** Whether somebody has asked the system for less motion. */
export const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
