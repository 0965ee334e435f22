import { Link } from '@remix-run/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { DROPDOWN_WORDS, dropdown } from '../parts/dropdown';
import type { AgencyListProps } from './agency-list';
import { CHEVRON, HEADER_ENTRY } from './header-looks';

/** Where an admin chooses the agency he acts for (AGENCY-15), and the way to its data. The list comes when it is opened. */
export function AgencySelector({ agency }: { agency: AgencyListProps['agency'] }) {
	const { t } = useTranslation('trade');
	const [List, setList] = useState<ComponentType<AgencyListProps> | null>(null);
	return (
		<details
			name="trade-header"
			className="relative hidden 2xl:block 2xl:flex-[0_1_auto] 2xl:min-w-28 2xl:[&>summary>span]:overflow-hidden 2xl:[&>summary>span]:text-ellipsis"
			onToggle={(event) => {
				if (event.currentTarget.open)
					import('./agency-list').then(
						(module) => setList(() => module.AgencyList),
						() => undefined,
					);
			}}
		>
			<summary className={`${HEADER_ENTRY} 2xl:max-w-48`}>
				<span>{agency?.name ?? t('agencies.choose')}</span>
				<Icon name="chevronDown" size={14} className={`${CHEVRON} 2xl:shrink-0`} />
			</summary>
			<div className={dropdown('right-0 top-[calc(100%+1px)]')}>
				{agency ? (
					<p className={DROPDOWN_WORDS}>
						<span>{agency.name}</span>
						<Link to="/partner/agency" className="trade-link">
							{t('agencies.manage')}
						</Link>
					</p>
				) : null}
				{List ? (
					<List agency={agency} />
				) : (
					<p className={DROPDOWN_WORDS}>
						<Link to="/partner/dashboard/admin">{t('agencies.all')}</Link>
					</p>
				)}
			</div>
		</details>
	);
}
