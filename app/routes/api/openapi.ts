import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { API_CALLS, API_GROUPS } from '~/domain/api/calls';
import { callSchemas } from '~/domain/api/json-schemas';
import { openapiDocument } from '~/domain/api/openapi-document';
import { CACHE_CONTROL } from '~/platform/cache/cache-control';
import { refuseMethod, unknownQuery } from './answer-read.server';
import { exampleWords } from './example-words.server';

/** `GET /api/openapi.json`: the API's requests and responses, generated from the schemas that validate them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(['get']);
	const unknown = unknownQuery({ parameters: {} }, new URL(request.url).searchParams);
	if (unknown) return unknown;
	const { brand, origin, settings } = context;
	const test = { of: settings.TEST_OF, site: settings.TEST_SITE };
	const parts = { groups: API_GROUPS, schemas: callSchemas(API_CALLS), words: await exampleWords(context) };
	const document = openapiDocument({ ...parts, origin, test, name: brand.name });
	return json(document, {
		headers: { 'cache-control': CACHE_CONTROL.publicPage, 'content-language': 'en', vary: 'accept-language, cookie' },
	});
}

export const action = loader;
