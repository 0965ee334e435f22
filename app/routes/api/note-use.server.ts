import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { CONSENT_COOKIE, readConsent } from '~/domain/consent/consent';
import { frontendLogShape } from '~/domain/frontend-log/frontend-log-schema';
import { recordFrontendLog } from '~/domain/frontend-log/record-frontend-log.server';
import { hostCookieValue } from '~/platform/cookies';
import { problemOfError } from '~/platform/problem-of-error';
import { readBody } from '~/platform/read-body';

/**
 * `POST /api/frontendlogs` (`msg`, `data`, `sessionId`; PRIVACY-14): a usage log entry. Responds with 204 to every request of this shape;
 * stores only entries with the sender's consent.
 */
export async function noteUse({ context, request }: ActionFunctionArgs) {
	const read = await readBody(request, frontendLogShape, {
		maxCharacters: 4000,
		title: 'Please send msg, data and sessionId',
	});
	if (read instanceof Response) return read;
	const consent = hostCookieValue(request.headers.get('cookie'), CONSENT_COOKIE, context);
	const { granted } = readConsent(consent, ['logs']);
	if (context.settings.FRONTEND_LOGS && granted.includes('logs')) {
		try {
			await recordFrontendLog({ ctx: context, input: read.body });
		} catch (error) {
			return refusal(error);
		}
	}
	return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function refusal(error: unknown): Response {
	const expected = problemOfError(error, {
		'too-many-requests': 'These are more notes than we take in ten minutes',
		unavailable: 'The note could not be kept',
	});
	if (expected) return expected;
	throw error;
}
