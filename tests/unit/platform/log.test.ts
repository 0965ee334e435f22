import { afterEach, expect, test, vi } from 'vitest';
import { newTrace, withinTrace } from '#db/request-trace';
import { logEvent, logFault } from '~/platform/log';

afterEach(() => vi.restoreAllMocks());

function lineOf(level: 'log' | 'warn' | 'error', write: () => void): Record<string, unknown> {
	const said = vi.spyOn(console, level).mockReturnValue(undefined);
	write();
	expect(said).toHaveBeenCalledTimes(1);
	return JSON.parse(String(said.mock.calls[0]?.[0]));
}

test('a line is one JSON object that names its request', () => {
	const line = lineOf('log', () =>
		withinTrace(newTrace('request-1'), () => logEvent('sign-in', { outcome: 'done', user: 'user_1', key: null })),
	);
	expect(line).toEqual({
		...{ at: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', event: 'sign-in', request: 'request-1' },
		...{ outcome: 'done', user: 'user_1' },
	});
});

test('addresses, numbers, tokens and queries are taken out of fields, messages, stacks and causes', () => {
	const told = 'ada@example.com at https://firnlicht.example/search?place=Lech, +43 664 1234567, Bearer abc.def';
	const error = new Error(told, { cause: new Error('bob@example.com') });
	const line = lineOf('error', () => logFault('a mail could not be written', error, { about: `for ${told}` }));
	const text = JSON.stringify(line);
	for (const word of ['ada@', 'bob@', 'Lech', '664', 'abc.def']) expect(text).not.toContain(word);
	expect(line).toMatchObject({ event: 'a mail could not be written', error: { name: 'Error' } });
});

test('ids stay whole, whatever digits they have', () => {
	const ids = { mail: 'mail_27e4cb1234567890c2eb44d38ee313f877d', writtenBy: '8f2a7712345678aa-VIE' };
	expect(lineOf('log', () => logEvent('mail', ids))).toMatchObject(ids);
	vi.restoreAllMocks();
	const told = lineOf('log', () => logEvent('mail', { about: '+436641234567', mail: '436641234567' }));
	expect(told).toMatchObject({ about: '+[number]', mail: '[number]' });
});

test('what is thrown and is no error is said too, and long texts are cut', () => {
	const line = lineOf('error', () => logFault('odd', 'x'.repeat(3000), { about: 'y '.repeat(2000) }));
	expect((line.error as { message: string }).message).toHaveLength(500);
	expect(String(line.about)).toHaveLength(500);
});
