/** The width that the parts of a property's or a hotel's page have for agents. */
export const FRAME = 'mx-auto w-full max-w-400 px-(--trade-margin)';
