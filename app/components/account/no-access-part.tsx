import { partOf } from '../ui/part-of';

export const NO_ACCESS = 'no-access';

/** The 403 page: says which account is signed in, why it has no access, and where it may go. Reads the reason from the route error. */
export const NoAccessPart = partOf(NO_ACCESS, () => import('./no-access'), ['account']);
