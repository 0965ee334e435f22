import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';
import { relOf } from '../ui/dated-link';
import type { ChangesView } from './changes-view';
import NearChanges from './near-changes';
import { Pairs } from './pairs';
import type { PairsView } from './pairs-view';

type EmptyResultsProps = {
	/** Neighbours that have room together, where no house has it alone. */
	pairs: PairsView | null;
	changes: ChangesView | null;
	/** Why nothing was found; null says it in general where no change helps. Beside pairs nothing is said. */
	text: string | null;
	clearTo: string;
	enquireTo: string;
};

/** The empty state of a search: the smallest changes that find a property, and a contact. */
export default function EmptyResults({ pairs, ...props }: EmptyResultsProps) {
	return (
		<>
			{pairs ? <Pairs pairs={pairs} /> : null}
			<NextSteps {...props} text={pairs ? '' : props.text} />
		</>
	);
}

/** `text`: '' says nothing. */
function NextSteps({ changes, text, clearTo, enquireTo }: Omit<EmptyResultsProps, 'pairs'>) {
	const { t } = useTranslation('search');
	return (
		<div className="border-t border-line2 pt-8 lg:pt-10">
			{text || (text === null && !changes) ? (
				<p className="serif pb-8 max-w-xl text-h3">{text ?? t('empty.text')}</p>
			) : null}
			{changes ? <NearChanges changes={changes} /> : null}
			<div className={`${text !== '' || changes ? 'mt-9' : ''} flex flex-wrap items-center gap-x-7 gap-y-4`}>
				<ButtonLink to={enquireTo} rel={relOf(enquireTo)} variant={changes ? 'outline' : 'accent'}>
					{t('empty.enquire')}
				</ButtonLink>
				<Link to={clearTo} rel={relOf(clearTo)} className="text-link">
					{t('empty.clear')}
				</Link>
			</div>
		</div>
	);
}
