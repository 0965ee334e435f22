export const ANSWERS = {};
