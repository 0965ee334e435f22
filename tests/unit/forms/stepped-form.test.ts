import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DomainError } from '~/platform/errors';
import {
	answerSteps,
	readValues,
	type Steps,
	type Submission,
	stateAfter,
	stateWith,
} from '~/routes/forms/stepped-form.server';

type Name = 'period' | 'payment' | 'check';

const STEPS: Steps<Name> = [
	{ name: 'period', fields: ['checkIn', 'checkOut'], errors: ['period'] },
	{ name: 'payment', fields: ['method'], errors: ['ccNumber'] },
	{ name: 'check', fields: ['consent'] },
];

const KEY = '0d5c1f0e-5c1c-4a8e-9f57-0a1e8f0f6a11';

function formData(fields: Record<string, string>): FormData {
	const form = new FormData();
	for (const [name, text] of Object.entries(fields)) form.append(name, text);
	return form;
}

function submit(
	fields: Record<string, string>,
	answer: (sent: Submission<Name>) => Promise<unknown> | unknown = () => null,
) {
	return answerSteps<Name, { seen: boolean }>({
		form: formData(fields),
		steps: STEPS,
		nothing: () => ({ seen: false }),
		answer: async (sent) => {
			await answer(sent);
			return { form: stateWith(sent, {}), seen: true };
		},
	});
}

async function read(fields: Record<string, string>): Promise<Submission<Name>> {
	let seen: Submission<Name> | undefined;
	await submit(fields, (sent) => {
		seen = sent;
	});
	if (!seen) throw new Error('it was not answered');
	return seen;
}

describe('the button that was pressed', () => {
	it.each<[string, Record<string, string>, string, Name]>([
		['the first time', {}, 'on', 'payment'],
		['next', { step: 'payment', go: 'next' }, 'on', 'check'],
		['back', { step: 'check', go: 'back' }, 'look', 'payment'],
		['back at the first step', { step: 'period', go: 'back' }, 'look', 'period'],
		['another step', { step: 'check', go: 'period' }, 'look', 'period'],
		['an unknown step', { step: 'elsewhere', go: 'elsewhere' }, 'on', 'payment'],
		['another period', { step: 'payment', near: '2027-02-20_2027-02-27' }, 'alternative', 'period'],
		['send', { step: 'check', go: 'send' }, 'send', 'check'],
		['Enter at the last step', { step: 'check' }, 'send', 'check'],
	])('%s', async (_, fields, move, next) => {
		expect(await read(fields)).toMatchObject({ move, next });
	});

	it('of another period takes it over', async () => {
		const { state } = await read({ checkIn: '2027-01-02', near: '2027-02-20_2027-02-27', method: 'card' });
		expect(state.values).toEqual({ checkIn: ['2027-02-20'], checkOut: ['2027-02-27'], method: ['card'] });
	});
});

describe('what goes along', () => {
	it('is every field of every step and the key, and nothing else', async () => {
		const { state, clientKey } = await read({ checkIn: 'x', consent: 'on', ccNumber: '4111', idempotencyKey: KEY });
		expect(state.values).toEqual({ checkIn: ['x'], consent: ['on'], idempotencyKey: [KEY] });
		expect(clientKey).toBe(KEY);
	});

	it('is read by a schema', async () => {
		const sent = await read({ method: 'card' });
		expect(readValues(sent, z.object({ method: z.string() }))).toEqual({ value: { method: 'card' } });
		expect(readValues(sent, z.object({ consent: z.string({ error: 'required' }) }))).toEqual({
			errors: { consent: { key: 'required' } },
		});
	});
});

describe('errors', () => {
	it.each<[string, Name]>([
		['period', 'period'],
		['checkOut', 'period'],
		['ccNumber', 'payment'],
		['consent', 'check'],
		['rooms', 'check'],
	])('of %s are shown at the step %s', async (name, step) => {
		const sent = await read({ step: 'check', go: 'send' });
		const errors = { [name]: { key: 'required' } } as const;
		expect(stateWith(sent, errors)).toMatchObject({ step, errors, result: 'invalid' });
	});

	it('of two steps lead to the first', async () => {
		const sent = await read({ step: 'payment', go: 'next' });
		const errors = { consent: { key: 'required' }, checkIn: { key: 'past' } } as const;
		expect(stateWith(sent, errors).step).toBe('period');
	});
});

describe('a write', () => {
	it('has a number, or its key was used for another body', async () => {
		const { state } = await read({ step: 'check' });
		expect(stateAfter(state, { outcome: 'sent', bookingNumber: 'A-1' })).toMatchObject({
			result: 'sent',
			bookingNumber: 'A-1',
		});
		expect(stateAfter(state, { outcome: 'key-reused' })).toMatchObject({ result: 'failed' });
	});

	it.each([
		['unavailable', { result: 'failed' }],
		['too-many-requests', { result: 'limited', retryAfterSeconds: 40 }],
	] as const)('that is %s leaves the form as it was sent', async (code, told) => {
		const fields = { step: 'payment', checkIn: '2027-01-02' };
		const answer = await submit(fields, () => {
			throw new DomainError(code, 'Not now', code === 'unavailable' ? {} : { retryAfterSeconds: 40 });
		});
		expect(answer).toEqual({
			form: { step: 'payment', values: { checkIn: ['2027-01-02'] }, errors: {}, ...told },
			seen: false,
		});
	});

	it('throws what the form has no words for', async () => {
		const missing = new DomainError('not-found', 'Gone');
		await expect(submit({}, () => Promise.reject(missing))).rejects.toBe(missing);
		await expect(submit({}, () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
	});

	it('is not made for a form whose honeypot is filled in', async () => {
		const answer = await submit({ website: 'https://spam.example' }, () => {
			throw new Error('it was answered');
		});
		expect(answer).toMatchObject({ form: { step: 'check', result: 'sent' }, seen: false });
	});
});
