import { type FunctionComponent, lazy, Suspense } from 'react';
import type { AlternativeView } from '~/domain/enquiry/enquiry-view';
import { FormError } from '../form/form-error';
import { Icon } from '../ui/icon';
import { type NearestPeriodsProps, NearestPeriods as Served } from './nearest-periods';

// Fetched when there are some. The condition is known at build time; if the file cannot be loaded, the message stands alone.
const LateNearestPeriods = import.meta.env.SSR
	? Served
	: lazy<FunctionComponent<NearestPeriodsProps>>(() =>
			import('./nearest-periods').then(
				({ NearestPeriods }) => ({ default: NearestPeriods }),
				() => ({ default: () => null }),
			),
		);

type SoldBoxProps = {
	id: string;
	alternatives: readonly AlternativeView[];
	error?: 'sold' | 'noPrice' | 'unregistered';
	/** Which rule of the property the period breaks. */
	reason?: string | null | undefined;
};

/** The period is sold, or has no price (FORM-7), with the nearest free ones to tap. */
export function SoldBox({ id, alternatives, error = 'sold', reason }: SoldBoxProps) {
	return (
		<div className="mt-4 border-l-[3px] border-err bg-err-bg py-4 pr-5 pl-5">
			<p id={id} className="flex gap-3 text-err">
				<Icon name="warning" size={22} className="mt-0.5 shrink-0" />
				<span>
					<FormError error={{ key: error }} />
					{reason ? <b className="mt-1 block font-semibold">{reason}</b> : null}
				</span>
			</p>
			{alternatives.length > 0 ? (
				<Suspense>
					<LateNearestPeriods alternatives={alternatives} />
				</Suspense>
			) : null}
		</div>
	);
}
