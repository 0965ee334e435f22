import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from '~/platform/debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers once, 100 ms after the last of many calls', () => {
	const call = vi.fn();
	const later = debounce(call);
	later();
	vi.advanceTimersByTime(99);
	later();
	vi.advanceTimersByTime(99);
	expect(call).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(call).toHaveBeenCalledTimes(1);
});

it('drops a call that waits', () => {
	const call = vi.fn();
	const later = debounce(call, 20);
	later();
	later.cancel();
	vi.advanceTimersByTime(1000);
	expect(call).not.toHaveBeenCalled();
});
