import { expect, test } from 'vitest';
import { LONG_MONTHS, LONG_WEEKDAYS, SHORT_MONTHS, SHORT_WEEKDAYS } from '~/domain/date/month-names';

test.each(['en', 'de'] as const)('the tables of %s are complete', (language) => {
	for (const months of [SHORT_MONTHS, LONG_MONTHS]) expect(new Set(months[language]).size).toBe(12);
	for (const days of [SHORT_WEEKDAYS, LONG_WEEKDAYS]) expect(new Set(days[language]).size).toBe(7);
});
