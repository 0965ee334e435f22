import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inWriteTurn } from '../../../workers/site/gates';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const post = () => new Request('http://firnlicht.localhost/', { method: 'POST' });
const work = (milliseconds: number) => () =>
	new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('done')), milliseconds));

it('has calls wait for a turn, refuses at once what would wait too long, and tries forms all the same', async () => {
	const api = Array.from({ length: 2000 }, () => inWriteTurn(post(), '/api/mailer', work(100)));
	await vi.advanceTimersByTimeAsync(1);
	const early = await Promise.all(api.map((each) => Promise.race([each, Promise.resolve('waits')])));
	const refused = early.filter((each) => each === 'refused').length;
	expect(refused).toBeGreaterThan(500);
	expect(early.slice(0, 700)).not.toContain('refused');
	const form = inWriteTurn(post(), '/contact', work(100));
	const upload = inWriteTurn(post(), '/onboarding', work(100));
	await vi.advanceTimersByTimeAsync(150);
	expect(await Promise.race([form, Promise.resolve('waits')])).toBeInstanceOf(Response);
	expect(await Promise.race([upload, Promise.resolve('waits')])).toBeInstanceOf(Response);
	await vi.runAllTimersAsync();
	const settled = await Promise.all(api);
	expect(settled.filter((each) => each instanceof Response).length).toBeGreaterThan(700);
});
