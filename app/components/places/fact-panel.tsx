import type { AlpsPageView } from './alps-page-view.server';
import type { FactsView } from './facts-view';
import { PlaceMap } from './place-map';

type FactPanelProps = { facts: FactsView; map: AlpsPageView['map']; name: string; heading?: 'h2' | 'h3' };

/** Heights, slopes, season, ways and where it lies: beside the text on wide screens, above it on others. */
export function FactPanel({ facts, map, name, heading: Heading = 'h2' }: FactPanelProps) {
	const Below = Heading === 'h2' ? 'h3' : 'h4';
	return (
		<section aria-labelledby="facts">
			<Heading id="facts" className="border-b border-line2 pb-3 text-h4">
				{facts.title}
			</Heading>
			<div className="grid gap-x-8 gap-y-7 md:max-xl:grid-cols-2">
				<dl>
					{facts.rows.map(({ label, value }) => (
						<Row key={label} term={label} value={value} />
					))}
				</dl>
				<div className="space-y-7 md:max-xl:pt-2.5">
					{facts.transfers ? (
						<div>
							<Below className="border-b border-line2 pb-2.5 font-sans text-small font-semibold tracking-normal">
								{facts.transfers.title}
							</Below>
							<dl>
								{facts.transfers.rows.map(({ from, note, time }) => (
									<Row key={from} term={from} note={note} value={time} />
								))}
							</dl>
						</div>
					) : null}
					{map ? <PlaceMap map={map} name={name} /> : null}
				</div>
			</div>
		</section>
	);
}

function Row({ term, note = '', value }: { term: string; note?: string; value: string }) {
	return (
		<div className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 text-small">
			<dt className="shrink-0 text-ink2">
				{term}
				{note ? <span className="block text-label">{note}</span> : null}
			</dt>
			<dd className="tabular text-right text-balance">{value}</dd>
		</div>
	);
}
