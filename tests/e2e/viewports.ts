/** A phone and a desktop, on both sides of the breakpoints (PAGE-29). */
export const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
