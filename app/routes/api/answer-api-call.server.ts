import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { matchRoutes } from '@remix-run/react';
import { API_CALLS } from '~/domain/api/calls';
import { NOTE_USE, SEND_MAIL, SUBSCRIBE } from '~/domain/api/write-calls';
import { ACCOUNT_ANSWERS } from './account-answers.server';
import { refuseMethod, unknownQuery } from './answer-read.server';
import { answered } from './call-answer.server';
import { HOTEL_ANSWERS } from './hotel-answers.server';
import { LEAD_ANSWERS } from './lead-answers.server';
import { missingScope } from './missing-scope.server';
import { loader as unknownCall } from './not-found';
import { noteUse } from './note-use.server';
import { PROPERTY_ANSWERS } from './property-answers.server';
import { PROPOSAL_ANSWERS } from './proposal-answers.server';
import { sendMail } from './send-mail.server';
import { subscribeClient } from './subscribe-client.server';

const ANSWERS = new Map([
	...PROPERTY_ANSWERS,
	...[answered(SEND_MAIL, sendMail), answered(SUBSCRIBE, subscribeClient), answered(NOTE_USE, noteUse)],
	...HOTEL_ANSWERS,
	...LEAD_ANSWERS,
	...PROPOSAL_ANSWERS,
	...ACCOUNT_ANSWERS,
]);

/** The paths of the calls as route patterns, so that they match as the URL map does; each path is its own id. */
const PATTERNS = [...new Set(API_CALLS.map(({ path }) => path))].map((path) => ({
	id: path,
	path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));

/**
 * Responds to a request with the call of its method and path: 405 with `Allow` for an unsupported method, 400 for an unknown query name
 * (API-4), 403 for a key or token that lacks the scope. Access is checked before, by the id of the route (`app/routes/access.ts`).
 */
export async function answerApiCall({ request, context }: LoaderFunctionArgs): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url);
	const match = matchRoutes(PATTERNS, pathname)?.[0];
	const calls = API_CALLS.filter(({ path }) => path === match?.route.id);
	const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
	const call = calls.find((each) => each.method === method);
	const respond = ANSWERS.get(call?.id ?? '');
	if (!match || calls.length === 0) return unknownCall();
	if (!call || !respond) return refuseMethod(calls.map((each) => each.method));
	return (
		missingScope(call, context.apiGrant) ??
		unknownQuery(call, searchParams) ??
		respond({ request, params: match.params, context })
	);
}
