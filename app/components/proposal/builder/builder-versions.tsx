import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { exactRate } from '~/domain/money/format-rate';
import { builderPdfPath } from '~/domain/proposal/proposal-path';
import type { SnapshotChange } from '~/domain/proposal/snapshot-changes';
import { useRoot } from '../../root/use-root';
import { CardHead } from '../../trade/parts/card-head';
import type { BuilderView } from './builder-view';

/** The versions that were sent with what changed, and what happened; nothing before the first is sent. */
export function BuilderVersions({ view, isChanged }: { view: BuilderView; isChanged: boolean }) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const { versions, events, sentVersion } = view;
	if (versions.length === 0) return null;
	const changeWords = (change: SnapshotChange) => {
		if (change.kind !== 'price') return t(`builder.versions.${change.kind}`, { name: change.name });
		const { name, before, after } = change;
		const { currency } = after;
		const difference = Math.abs(after.clientMinor - before.clientMinor);
		if (before.currency !== currency) return t('builder.versions.currency', { name });
		const amount = exactRate({ minor: difference, currency });
		return t(after.clientMinor > before.clientMinor ? 'builder.versions.dearer' : 'builder.versions.cheaper', {
			name,
			amount,
		});
	};
	return (
		<>
			<section className="trade-card" aria-labelledby="builder-versions">
				<CardHead>
					<h2 id="builder-versions" className="text-t3 font-semibold">
						{t('builder.versions.title')}
					</h2>
				</CardHead>
				<ol className="px-4.5 py-1">
					{isChanged ? (
						<li className="border-b border-hair py-2.5 font-semibold">
							{t('builder.versions.draft', { version: (sentVersion ?? 0) + 1 })}
						</li>
					) : null}
					{versions.map(({ number, sentAt, options, changes }) => (
						<li key={number} className="border-t border-hair py-2.5 first:border-0">
							<p className="font-semibold">
								{t('builder.versions.sent', { version: number, at: formatTimestamp(sentAt, language) })}
							</p>
							<ul className="text-ink2">
								{number === 1 ? (
									<li>{t('builder.versions.first')}</li>
								) : changes.length === 0 ? (
									<li>{t('builder.versions.same')}</li>
								) : (
									changes.map((change) => <li key={`${change.kind} ${change.key}`}>{changeWords(change)}</li>)
								)}
								<li>
									<a
										href={builderPdfPath(view.id, number)}
										target="_blank"
										rel="noreferrer"
										className="trade-link inline-flex min-h-6 items-center"
									>
										{t('builder.versions.pdf', { version: number })}
									</a>
								</li>
								<li className="tabular-nums">
									{options.map(({ clientMinor, currency }) => exactRate({ minor: clientMinor, currency })).join(' · ')}
								</li>
							</ul>
						</li>
					))}
				</ol>
			</section>
			<section className="trade-card" aria-labelledby="builder-events">
				<CardHead>
					<h2 id="builder-events" className="text-t3 font-semibold">
						{t('builder.events.title')}
					</h2>
				</CardHead>
				<ol className="px-4.5 py-1">
					{events.map(({ no, kind, version, note, at, by }) => (
						<li key={no} className="border-t border-hair py-2.5 first:border-0">
							<p>
								<span className="font-semibold">{t(`builder.events.${kind}`, { version })}</span>
								{by ? ` ${t('builder.events.by', { name: by })}` : ''}
							</p>
							<p className="trade-note">{formatTimestamp(at, language)}</p>
							{note ? (
								<blockquote className="mt-1 border-l-2 border-accent pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
									{note}
								</blockquote>
							) : null}
						</li>
					))}
				</ol>
			</section>
		</>
	);
}
