import { Link } from '@remix-run/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { AgencyListProps } from './agency-list';

/** Where an admin chooses the agency he acts for (AGENCY-15), and the way to its data. The list comes when it is opened. */
export function AgencySelector({ agency }: { agency: AgencyListProps['agency'] }) {
	const { t } = useTranslation('trade');
	const [List, setList] = useState<ComponentType<AgencyListProps> | null>(null);
	return (
		<details
			name="trade-header"
			className="trade-dropdown trade-agencies"
			onToggle={(event) => {
				if (event.currentTarget.open)
					import('./agency-list').then(
						(module) => setList(() => module.AgencyList),
						() => undefined,
					);
			}}
		>
			<summary className="trade-entry">
				<span>{agency?.name ?? t('agencies.choose')}</span>
				<Icon name="chevronDown" size={14} className="trade-chevron" />
			</summary>
			<div className="trade-list">
				{agency ? (
					<p className="trade-list-head">
						<span>{agency.name}</span>
						<Link to="/partner/agency" className="trade-link">
							{t('agencies.manage')}
						</Link>
					</p>
				) : null}
				{List ? (
					<List agency={agency} />
				) : (
					<p className="trade-list-head">
						<Link to="/partner/dashboard/admin">{t('agencies.all')}</Link>
					</p>
				)}
			</div>
		</details>
	);
}
