import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { CONSENT_COOKIE, cookieValue, readConsent } from '~/domain/consent/consent';
import { frontendLogShape } from '~/domain/frontend-log/frontend-log-schema';
import { recordFrontendLog } from '~/domain/frontend-log/record-frontend-log.server';
import { problem } from '~/platform/problem-details';
import { problemOfError, shapeErrors } from '~/platform/problem-of-error';
import { readJsonObject } from '~/platform/read-json-object';

const MAX_CHARACTERS = 4000;

/**
 * `POST /api/frontendlogs` (`msg`, `data`, `sessionId`; PRIVACY-14): a usage log entry. Responds with 204 to every request of this shape;
 * stores only entries with the sender's consent.
 */
export async function noteUse({ context, request }: ActionFunctionArgs) {
	const body = await readJsonObject(request, MAX_CHARACTERS);
	if (body instanceof Response) return body;
	const read = frontendLogShape.safeParse(body);
	if (!read.success)
		return problem({
			status: 400,
			code: 'invalid_body',
			title: 'Please send msg, data and sessionId',
			errors: shapeErrors(read.error),
		});
	const consent = cookieValue(request.headers.get('cookie'), CONSENT_COOKIE);
	const { granted } = readConsent(consent, ['logs']);
	if (context.settings.FRONTEND_LOGS && granted.includes('logs')) {
		try {
			await recordFrontendLog({ ctx: context, input: read.data });
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
