import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import type { AppLoadContext } from '~/context';
import type { ApiCall } from '~/domain/api/api-call';
import { type ExampleWords, fillExample } from '~/domain/api/fill-example';
import { shortenedJson } from '~/domain/api/shortened-json';
import { loader as listCountryNames } from './country-names';
import { loader as listFacilities } from './facilities';
import { loader as listProperties } from './properties';
import { loader as getProperty } from './property';
import { loader as listStaysOfProperty } from './property-stays';
import { loader as listStays } from './stays';

export type Example = { address: string; status: number; text: string };

const EXAMPLES: Readonly<Record<string, { loader: (args: LoaderFunctionArgs) => Promise<Response>; address: string }>> =
	{
		listProperties: {
			loader: listProperties,
			address: '/api/properties?country=AT&bedrooms[gte]=4&projection=name,city,bedrooms,priceFrom,currency&limit=2',
		},
		getProperty: { loader: getProperty, address: '/api/properties/{id}?includeSalesInformation=true' },
		listStaysOfProperty: { loader: listStaysOfProperty, address: '/api/properties/{id}/stays' },
		listStays: {
			loader: listStays,
			address: '/api/stays?country=CH&checkIn[gte]={checkIn}&available=true&limit=1',
		},
		listFacilities: { loader: listFacilities, address: '/api/facilities' },
		listCountryNames: { loader: listCountryNames, address: '/api/country-names' },
	};

/** Most lines of an answer that are shown. */
const MOST_LINES = 60;

/** The examples of the calls that only read, answered by the catalogue as it is: by the name of the call. */
export async function runExamples(
	context: AppLoadContext,
	words: ExampleWords,
	calls: readonly Pick<ApiCall, 'id'>[],
): Promise<Record<string, Example>> {
	const wanted = Object.entries(EXAMPLES).filter(([name]) => calls.some(({ id }) => id === name));
	const run = wanted.map(async ([name, { loader, address }]): Promise<[string, Example]> => {
		const requested = fillExample(address, words);
		const response = await ask(loader, requested, context, words.id);
		return [name, { address: requested, status: response.status, text: trimmed(shortenedJson(await response.json())) }];
	});
	return Object.fromEntries(await Promise.all(run));
}

function ask(
	loader: (args: LoaderFunctionArgs) => Promise<Response>,
	address: string,
	context: AppLoadContext,
	id: string,
): Promise<Response> {
	return loader({ request: new Request(new URL(address, context.origin)), params: { id }, context });
}

function trimmed(text: string): string {
	const lines = text.split('\n');
	return lines.length <= MOST_LINES ? text : `${lines.slice(0, MOST_LINES).join('\n')}\n…`;
}
