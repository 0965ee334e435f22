import { API_CALLS, API_GROUPS } from '~/domain/api/calls';
import { callSchemas } from '~/domain/api/json-schemas';
import { openapiDocument } from '~/domain/api/openapi-document';

/** The description of the API as a deployment serves it, with the examples of one that has nothing to show. */
export function describedApi() {
	return openapiDocument({
		test: { of: null, site: null },
		groups: API_GROUPS,
		schemas: callSchemas(API_CALLS),
		origin: 'https://firnlicht.example',
		name: 'Firnlicht',
		words: {
			...{ id: 'prop_4b1f', name: 'Chalet Enzian', city: 'Lech', hotelId: 'hotel_9c03', roomId: 'room_9c03.double' },
			...{ checkIn: '2027-01-09', checkOut: '2027-01-16' },
		},
	});
}
