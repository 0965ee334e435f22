import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { callsFor } from '~/domain/api/calls';
import { callSchemas } from '~/domain/api/json-schemas';
import { openapiDocument } from '~/domain/api/openapi-document';
import { CACHE_POLICIES } from '~/platform/cache-policy';
import { refuseMethod } from './answer-read.server';
import { exampleWords } from './example-words.server';

/** `GET /api/openapi.json`: what the API takes and gives, made of the schemas that check it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod();
	const { brand, origin } = context;
	const calls = callsFor(context.actor);
	const parts = { calls, schemas: callSchemas(calls), words: await exampleWords(context) };
	const document = openapiDocument({ ...parts, origin, name: brand.name });
	return json(document, {
		headers: { 'cache-control': CACHE_POLICIES.publicPage, 'content-language': 'en', vary: 'accept-language, cookie' },
	});
}

export const action = refuseMethod;
