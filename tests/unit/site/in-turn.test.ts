import { afterEach, expect, test, vi } from 'vitest';
import { DomainError } from '~/platform/errors';
import { inTurn } from '../../../workers/site/in-turn';

afterEach(() => vi.restoreAllMocks());

const step = (done: string[], name: string, error?: Error) => async () => {
	done.push(name);
	if (error) throw error;
};

test('a step that fails holds up none of the others, and the run counts as failed', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
	const done: string[] = [];
	const [first, second] = [new Error('first'), new TypeError('second')];
	const run = inTurn([step(done, 'a', first), step(done, 'b'), step(done, 'c', second), step(done, 'd')]);
	await expect(run).rejects.toMatchObject({ errors: [first, second] });
	expect(done).toEqual(['a', 'b', 'c', 'd']);
	expect(said).toHaveBeenCalledTimes(2);
});

test('steps run one after the other, and a database that does not answer ends the run', async () => {
	const done: string[] = [];
	const away = new DomainError('unavailable', 'away');
	await expect(inTurn([step(done, 'a'), step(done, 'b', away), step(done, 'c')])).rejects.toBe(away);
	expect(done).toEqual(['a', 'b']);
	await inTurn([step(done, 'd')]);
	expect(done).toEqual(['a', 'b', 'd']);
});
