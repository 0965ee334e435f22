import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reachDatabase } from '~/domain/enquiry/reach-database.server';
import { withoutParameters } from '~/platform/without-parameters';

const failed = () => new DrizzleQueryError('select ? from client', ['Asterhoff'], new Error('no such column'));

it('a query that fails says what it was and not about whom', async () => {
	const error = await reachDatabase(Promise.reject(failed())).catch((error: unknown) => error);
	for (const each of [error, withoutParameters(failed())]) {
		expect(inspect(each)).not.toContain('Asterhoff');
		expect(inspect(each)).toMatch(/select \? from client[\s\S]*no such column/);
	}
});

it('leaves every other error as it is', () => {
	const other = new RangeError('x');
	expect(withoutParameters(other)).toBe(other);
	expect(withoutParameters('x')).toBe('x');
});
