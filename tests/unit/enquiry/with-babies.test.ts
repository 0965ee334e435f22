import { expect, test } from 'vitest';
import { withBabies } from '~/domain/enquiry/with-babies';

test.each([
	['adults=2&babies=1', 'adults=2&children=1&childrenAges=1'],
	['adults=2&children=2&babies=1', 'adults=2&children=3&childrenAges=&childrenAges=&childrenAges=1'],
	['children=2&childrenAges=6&babies=2', 'children=4&childrenAges=6&childrenAges=&childrenAges=1&childrenAges=1'],
	['adults=2&children=1', 'adults=2&children=1'],
	['babies=0', 'babies=0'],
	['babies=many', 'babies=many'],
])('%s', (query, expected) => expect(String(withBabies(new URLSearchParams(query)))).toBe(expected));
