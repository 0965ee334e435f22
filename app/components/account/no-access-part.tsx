import { partOf } from '../ui/part-of';

export const NO_ACCESS = 'no-access';

/** The page of somebody who may not do what he wanted, or cannot now; it knows why from the error itself. */
export const NoAccessPart = partOf(NO_ACCESS, () => import('./no-access'), ['account']);
