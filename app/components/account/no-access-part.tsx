import { isRouteErrorResponse } from '@remix-run/react';
import { lazy } from 'react';
import { loadTexts } from '~/locales/browser';
import { LateZone, ServerPart } from '../ui/late';

export const NO_ACCESS = 'no-access';

/** Of a chunk of its own: most visitors never see it. The server's half is set by `entry.server.tsx`. */
const Page = import.meta.env.SSR
	? null
	: lazy(async () => (await Promise.all([import('./no-access'), loadTexts(['account'])]))[0]);

/** The page of somebody who may not go where he wanted; it knows why from the error itself. */
export function NoAccessPart() {
	return <LateZone id={NO_ACCESS}>{Page ? <Page /> : <ServerPart id={NO_ACCESS} />}</LateZone>;
}

/** Whether an error is a closed door, which somebody who is signed in has come to. */
export function isNoAccess(error: unknown): boolean {
	return isRouteErrorResponse(error) && error.status === 403 && typeof error.data?.refusal === 'string';
}
