import { expect, test } from 'vitest';
import { stepToDocument } from '../../../workers/site/step-to-document';

const IDS = ['root', 'routes/partner/layout', 'routes/partner/my-network'];
const ask = (path: string, method = 'GET') =>
	stepToDocument(new Request(`http://site.example${path}`, { method }), IDS);

test('a step for a route that the address does not have becomes a document, with its query', () => {
	const answer = ask('/partner/my-network?hotel=A%26B&_data=routes%2Fconsumer%2Fnot-found');
	expect(answer?.status).toBe(204);
	expect(answer?.headers.get('x-remix-redirect')).toBe('/partner/my-network?hotel=A%26B');
	expect(answer?.headers.get('x-remix-reload-document')).toBe('true');
});

test.each([
	['a document', '/partner/my-network', 'GET'],
	['a step for a route of the address', '/partner/my-network?_data=root', 'GET'],
	['a write', '/partner/my-network?_data=routes%2Fconsumer%2Fnot-found', 'POST'],
])('%s goes on as it is', (_, path, method) => {
	expect(ask(path, method)).toBeNull();
});
