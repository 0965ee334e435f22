import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SingleFlight } from '~/platform/cache/single-flight';

describe('SingleFlight', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('returns the value of one call to all concurrent ones', async () => {
		const fills = new SingleFlight<string>();
		let give: (value: string) => void = () => undefined;
		const work = vi.fn(() => new Promise<string>((resolve) => (give = resolve)));
		const first = fills.run('page', work);
		const others = [fills.join('page'), fills.join('page')];
		give('Lech');
		expect(await Promise.all([first, ...others])).toEqual(['Lech', 'Lech', 'Lech']);
		expect(work).toHaveBeenCalledOnce();
		expect(fills.isRunning('page')).toBe(false);
	});

	it('shares no call with another key, or after it has finished', async () => {
		const fills = new SingleFlight<string>();
		const first = fills.run('page', async () => 'Lech');
		expect(await fills.join('other')).toBeNull();
		await first;
		expect(await fills.join('page')).toBeNull();
	});

	it('throws for the caller that ran; the others receive null and run it themselves', async () => {
		const fills = new SingleFlight<string>();
		const first = fills.run('page', async () => {
			throw new Error('away');
		});
		const other = fills.join('page');
		await expect(first).rejects.toThrow('away');
		expect(await other).toBeNull();
	});

	it('waits no longer than its patience for work that never ends', async () => {
		const fills = new SingleFlight<string>();
		void fills.run('page', () => new Promise<string>(() => undefined));
		const other = fills.join('page');
		await vi.advanceTimersByTimeAsync(8_000);
		expect(await other).toBeNull();
		expect(fills.isRunning('page')).toBe(false);
		expect(await fills.join('page')).toBeNull();
	});
});
