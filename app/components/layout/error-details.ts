import { isRouteErrorResponse } from '@remix-run/react';

/** The public details of a server crash: neither its message nor its stack. */
export type ServerCrash = {
	path: string;
	/** UTC, as ISO 8601. */
	at: string;
	/** The fingerprint of its report, by which the team finds it. */
	reference: string;
};

/** The public details of a browser error: its stack. A server error has none here. */
export function errorDetails(error: unknown): string | undefined {
	if (typeof document === 'undefined' || !(error instanceof Error)) return undefined;
	return error.stack || undefined;
}

/** The server crash behind an error, with its known details; null when the error is not a crash. */
export function serverCrashOf(error: unknown): Partial<ServerCrash> | null {
	if (error instanceof Error) return error.stack ? null : {};
	if (!isRouteErrorResponse(error) || error.status !== 500) return null;
	return (error.data as { crash?: ServerCrash } | null)?.crash ?? {};
}
