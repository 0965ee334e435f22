import { checkKeys } from './check-hotels';
import { type Checking, error, rowsToCheck } from './checking';

/** Rate plans: programmes that there are, a deposit below its tranches, a policy that says the same as its fees. */
export function checkRatePlans(checking: Checking): void {
	for (const row of rowsToCheck(checking, 'ratePlans')) {
		const { program, policy, deposit_percent: deposit, tranches, cancellation } = row.values;
		checkKeys(checking, row, 'program', program ?? '', checking.known.programs, 'the programmes of the database');
		const [first] = tranches.split('@');
		if (tranches !== '' && Number(first) <= deposit) {
			const wrong = `the first ${first} percent are not more than the deposit of ${deposit}`;
			error(checking, row, 'tranches', wrong, 'cumulative percentages above the deposit, or none');
		}
		if (policy === 'nonRefundable' && cancellation !== '') {
			error(checking, row, 'cancellation', 'a plan that is not refundable has no periods', 'an empty cell');
		}
		if (policy !== 'nonRefundable' && cancellation === '') {
			error(
				checking,
				row,
				'cancellation',
				'is empty, which means not refundable',
				'periods, or the policy nonRefundable',
			);
		}
	}
	checkSingleUse(checking);
}

/** What is taken off for one adult leaves something of every price. */
function checkSingleUse(checking: Checking): void {
	const isTold = checking.source.present.has('ratePlans');
	const plans = isTold ? rowsToCheck(checking, 'ratePlans').map(({ values }) => values) : checking.known.ratePlans;
	const off = new Map(plans.map(({ hotel, key, single_use }) => [`${hotel} ${key}`, single_use]));
	for (const row of rowsToCheck(checking, 'rates')) {
		const { hotel, plan, nightly, weekend } = row.values;
		const column = weekend !== null && weekend < nightly ? 'weekend' : 'nightly';
		const least = Math.min(nightly, weekend ?? nightly);
		const less = off.get(`${hotel} ${plan}`) ?? 0;
		if (less >= least) {
			const wrong = `the single use of "${plan}" takes off ${less / 100}`;
			error(checking, row, column, wrong, 'a price above that');
		}
	}
}
