import * as z from 'zod';

/** A facility of the vocabulary. */
export const facilityShape = z
	.object({
		_id: z.string().describe('What `facilities` in `conditions` takes.'),
		facility: z.string().describe('Its name, in the language of the answer.'),
		isDefault: z.boolean().describe('Shown first by the search.'),
	})
	.meta({ id: 'Facility', description: 'A facility that houses may have.' });
