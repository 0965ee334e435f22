import { expect, test } from 'vitest';
import { uploadStatus } from '../../../app/routes/forms/upload-status.server';

test.each([
	['a stored picture', { revision: 3 }, 200],
	['a picture that is too small', { fault: 'small' }, 400],
	['a store or renderer that does not answer', { fault: 'failed' }, 503],
] as const)('%s', (_, answer, status) => {
	expect(uploadStatus(answer)).toBe(status);
});
