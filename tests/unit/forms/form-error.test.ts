import { expect, it } from 'vitest';
import { DomainError } from '~/platform/errors';
import { everyRefusal, formErrorOf } from '~/routes/forms/form-error.server';

const WORDS = { conflict: 'other', 'changed-meanwhile': 'changed', unavailable: 'later' } as const;

it('goes by the reason, else by the code', () => {
	const changed = new DomainError('conflict', 'Changed', { reason: 'changed-meanwhile' });
	expect(formErrorOf(changed, WORDS)).toMatchObject({ word: 'changed', status: 409 });
	const taken = new DomainError('conflict', 'Taken', { reason: 'taken' });
	expect(formErrorOf(taken, WORDS)).toMatchObject({ word: 'other', status: 409 });
});

it('says when to try again', () => {
	const away = new DomainError('unavailable', 'Away', { retryAfterSeconds: 5 });
	expect(formErrorOf(away, WORDS)).toEqual({ word: 'later', status: 503, retryAfterSeconds: 5 });
});

it('throws an error without a word, and every bug', () => {
	const forbidden = new DomainError('forbidden', 'No');
	expect(() => formErrorOf(forbidden, WORDS)).toThrow(forbidden);
	expect(formErrorOf(forbidden, everyRefusal(null)).word).toBeNull();
	expect(() => formErrorOf(new TypeError('a bug'), everyRefusal('x'))).toThrow('a bug');
});
