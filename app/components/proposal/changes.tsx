import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import type { Language } from '~/domain/language/language';
import { formatRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { SnapshotChange } from '~/domain/proposal/snapshot-changes';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';

/** What is not as it was in the version before; nothing in the first one. */
export function Changes({ view }: { view: ProposalView }) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const { before, changes, token } = view;
	if (!before || changes.length === 0) return null;
	const day = formatDate(todayInZone(new Date(before.sentAt), 'Europe/Zurich'), language, { hasYear: false });
	return (
		<section aria-labelledby="changes" className="border-b border-line bg-sheet">
			<div className="container grid gap-x-12 gap-y-6 py-9 lg:grid-cols-[22rem_1fr]">
				<div>
					<h2 id="changes" className="text-h4">
						{t('changed', { day })}
					</h2>
					<a
						href={`/p/${token}?version=${before.number}`}
						className="mt-2 inline-flex min-h-11 items-center text-small underline underline-offset-4"
					>
						{t('before', { day })}
					</a>
				</div>
				<ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
					{(changes as SnapshotChange[]).map((change) => (
						<li key={`${change.key} ${change.kind}`} className="border-l-2 border-accent pl-4">
							<b className="block font-semibold">{change.name}</b>
							<span className="text-ink2">{changeWords(t, change)}</span>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function changeWords(t: ReturnType<typeof useTranslation<'proposal'>>['t'], change: SnapshotChange): string {
	if (change.kind !== 'price') return t(`change.${change.kind}`);
	const { beforeMinor, afterMinor } = change;
	const currency = isCurrency(change.currency) ? change.currency : 'EUR';
	const amount = formatRate({ minor: Math.abs(afterMinor - beforeMinor), currency }, { hasCents: true });
	return t(afterMinor > beforeMinor ? 'change.dearer' : 'change.cheaper', { amount });
}
