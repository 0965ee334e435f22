import { isRouteErrorResponse } from '@remix-run/react';
import { partOf } from '../ui/part-of';

export const NO_ACCESS = 'no-access';

/** The page of somebody who may not go where he wanted; it knows why from the error itself. */
export const NoAccessPart = partOf(NO_ACCESS, () => import('./no-access'), ['account']);

/** Whether an error is a closed door, which somebody who is signed in has come to. */
export function isNoAccess(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 403 && typeof error.data?.refusal === 'string';
}
