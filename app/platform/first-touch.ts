/** Events by which a visitor begins to use a page. */
export const SIGNS_OF_TOUCH = ['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** The `performance.mark` of a first touch that came before the page's modules (`late-scripts.ts`). */
export const FIRST_TOUCH = 'first-touch';
