import type { AppLoadContext } from '~/context';
import type { ApiCall } from '~/domain/api/api-call';
import { type ExampleWords, fillExample } from '~/domain/api/fill-example';
import { shortenedJson } from '~/domain/api/shortened-json';
import { answerApiCall } from './answer-api-call.server';

export type Example = { address: string; status: number; text: string };

const EXAMPLES: Readonly<Record<string, string>> = {
	listProperties: '/api/properties?country=AT&bedrooms[gte]=4&projection=name,city,bedrooms,priceFrom,currency&limit=2',
	getProperty: '/api/properties/{id}?includeSalesInformation=true',
	listStaysOfProperty: '/api/properties/{id}/stays',
	listStays: '/api/stays?country=CH&checkIn[gte]={checkIn}&available=true&limit=1',
	listFacilities: '/api/facilities',
	listCountryNames: '/api/country-names',
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
	const run = wanted.map(async ([name, address]): Promise<[string, Example]> => {
		const requested = fillExample(address, words);
		const request = new Request(new URL(requested, context.origin));
		const response = await answerApiCall({ request, params: {}, context });
		return [name, { address: requested, status: response.status, text: trimmed(shortenedJson(await response.json())) }];
	});
	return Object.fromEntries(await Promise.all(run));
}

function trimmed(text: string): string {
	const lines = text.split('\n');
	return lines.length <= MOST_LINES ? text : `${lines.slice(0, MOST_LINES).join('\n')}\n…`;
}
