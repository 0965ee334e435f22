import { expect, test } from 'vitest';
import { isStayStatus, stayStatusLabel } from '~/domain/stay/stay-status';

test.each([
	['available', 'Available', 'Verfügbar'],
	['on_request', 'On request', 'Auf Anfrage'],
	['sold', 'Fully booked', 'Ausgebucht'],
] as const)('%s', (status, en, de) => {
	expect([stayStatusLabel(status, 'en'), stayStatusLabel(status, 'de')]).toEqual([en, de]);
	expect(isStayStatus(status)).toBe(true);
});

test.each(['Available', 'onRequest', '', null])('%s is no status', (value) => {
	expect(isStayStatus(value)).toBe(false);
});
