import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { buttonClass } from '../ui/button';
import { Picture } from '../ui/picture';
import type { AnswerOutcome } from './answer-section';

/** A proposal that has ended or was withdrawn: no prices, and the way to a new one. */
export function EndedPage({ view, outcome }: { view: ProposalView; outcome: AnswerOutcome | null }) {
	const { t } = useTranslation('proposal');
	const language = useRoot().language as Language;
	const { state, snapshot, person } = view;
	const agent = person?.agent.name.split(' ')[0] ?? snapshot.agency;
	const picture = snapshot.options[0]?.pictures[0];
	const words = state === 'withdrawn' ? 'withdrawn' : 'expired';
	return (
		<section className="grid lg:grid-cols-2">
			{picture ? (
				<div className="relative aspect-4/3 grayscale lg:order-2 lg:aspect-auto lg:min-h-160">
					<Picture
						picture={picture}
						sizes="(min-width: 64rem) 50vw, 100vw"
						isFirst
						className="absolute inset-0 h-full"
					/>
				</div>
			) : null}
			<div className="px-5 py-14 sm:px-8 lg:py-24 lg:pl-16">
				<h1 className="text-h1">{t(`${words}.title`)}</h1>
				<p className="mt-4 max-w-130">
					{t(`${words}.text`, {
						moment: formatTimestamp(snapshot.validUntil, language),
						agent: person?.agent.name ?? snapshot.agency,
						agency: snapshot.agency,
					})}
				</p>
				{outcome?.errors.form ? (
					<p role="status" className="mt-4 font-medium text-err">
						{t(`error.${outcome.errors.form}`, { agent })}
					</p>
				) : null}
				{person ? (
					<a href={`mailto:${person.agent.email}`} className={buttonClass('accent', 'mt-8')}>
						{t(`${words}.ask`, { agent })}
					</a>
				) : null}
			</div>
		</section>
	);
}
