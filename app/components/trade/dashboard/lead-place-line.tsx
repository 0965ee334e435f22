import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { leadPath } from '~/domain/lead/lead-path';
import { Icon } from '../../ui/icon';
import type { LeadPlace } from './lead-way';

const STEP = 'grid size-9 place-items-center rounded-control text-ink';

/** `Lead 2 of 46`, with the way to the ones beside it. */
export function LeadPlaceLine({ place }: { place: LeadPlace }) {
	const { t } = useTranslation('lead');
	const { position, count, previous, next } = place;
	const step = (id: string | null, name: 'previous' | 'next', icon: 'chevronLeft' | 'chevronRight') =>
		id === null ? (
			<span aria-hidden="true" className={`${STEP} opacity-35`}>
				<Icon name={icon} size={16} />
			</span>
		) : (
			<Link
				to={leadPath(id)}
				aria-label={t(`place.${name}`)}
				title={t(`place.${name}`)}
				className={`${STEP} hover:bg-row`}
			>
				<Icon name={icon} size={16} />
			</Link>
		);
	return (
		<span className="inline-flex items-center gap-1 ml-auto tabular-nums">
			{t('place.of', { position, count })}
			{step(previous, 'previous', 'chevronLeft')}
			{step(next, 'next', 'chevronRight')}
		</span>
	);
}
