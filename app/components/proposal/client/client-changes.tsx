import { useTranslation } from 'react-i18next';
import type { SnapshotChange } from '~/domain/proposal/snapshot-changes';
import type { ClientView } from './client-view';
import { capital, datesWords, livingLines, owed, priceWords, sinceWords, type Texts } from './client-words';

/** What is not as it was in the version before; nothing in the first one. */
export function ClientChanges({ view }: { view: ClientView }) {
	const { t } = useTranslation(['proposal']);
	const { before, path, now, snapshot } = view;
	const { language } = snapshot;
	if (!before || before.changes.length === 0) return null;
	return (
		<section aria-labelledby="changes" className="border-b border-line bg-light1/60">
			<div className="container grid gap-x-12 gap-y-6 py-9 xl:grid-cols-[22rem_1fr]">
				<div>
					<h2 id="changes" className="text-h3">
						{t('changed', { day: sinceWords(before.sentAt, now, language) })}
					</h2>
					{path ? (
						<a
							href={`${path}?version=${before.number}`}
							className="inline-flex min-h-11 items-center text-small print:hidden"
						>
							<span className="text-link pb-0.5!">{t('before', { number: before.number })}</span>
						</a>
					) : null}
				</div>
				<ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
					{before.changes.map((change) => {
						const { head, text } = changeWords(t, change, language);
						return (
							<li key={`${change.key} ${change.kind}`} className="flex gap-5">
								<span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-accent" />
								<span>
									<b className="block font-semibold">{head}</b>
									<span className="text-small text-ink2">{text}</span>
								</span>
							</li>
						);
					})}
				</ul>
			</div>
		</section>
	);
}

type Language = ClientView['snapshot']['language'];

function changeWords(t: Texts, change: SnapshotChange, language: Language): { head: string; text: string } {
	const { name } = change;
	switch (change.kind) {
		case 'stay':
			return { head: name, text: t('change.stay', { before: datesWords({ stay: change.before }, language) }) };
		case 'living': {
			const [after, before] = [change.after, change.before].map((each) => livingLines(t, each).join('; '));
			return { head: name, text: capital(t('change.living', { after, before })) };
		}
		case 'price': {
			const { before, after } = change;
			const text = t('change.price', { after: priceWords(after), before: priceWords(before) });
			if (before.currency !== after.currency) return { head: name, text };
			const amount = owed(Math.abs(after.clientMinor - before.clientMinor), after);
			const isDearer = after.clientMinor > before.clientMinor;
			return { head: `${name}: ${t(isDearer ? 'change.dearer' : 'change.cheaper', { amount })}`, text };
		}
		default:
			return { head: name, text: t(`change.${change.kind}`) };
	}
}
