import { expect, it } from 'vitest';
import { paymentReturn } from '~/domain/booking/payment-return';

it.each([
	['?success', 'succeeded'],
	['?success=true', 'succeeded'],
	['?canceled', 'canceled'],
	['?canceled=1&lng=de', 'canceled'],
	['?success&canceled', 'succeeded'],
	['', 'invalid'],
	['?lng=de', 'invalid'],
	['?Success', 'invalid'],
	['?to=success', 'invalid'],
])('a return by %s has %s', (query, state) => expect(paymentReturn(new URLSearchParams(query))).toBe(state));
