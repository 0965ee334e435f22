import { expect, test } from 'vitest';
import { StepTimes } from '../../../workers/local/step-times';

test('the table names every step, also after a failure', () => {
	let now = 0;
	const times = new StepTimes(['lint', 'types', 'integration', 'e2e'], () => now);
	times.begin('lint');
	times.begin('types');
	now = 4400;
	times.end('lint', 'fine');
	now = 65_000;
	times.end('types', 'failed');
	times.begin('integration');
	now = 70_000;
	expect(times.table().split('\n')).toEqual([
		'lint               4 s  fine',
		'types       1 min 05 s  failed',
		'integration             broken off',
		'e2e                     not run',
		'all         1 min 10 s',
	]);
});
