import { problem } from '~/platform/problem-details';

/** Every other address below `/api`. */
export function loader() {
	return problem({
		status: 404,
		code: 'unknown_call',
		title: 'There is no such call. /api/openapi.json describes those that there are.',
		headers: { 'content-language': 'en' },
	});
}

export const action = loader;
