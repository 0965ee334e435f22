import { useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_MAX_PAX, fitsParty, maxPax } from '~/domain/property/occupancy';
import { partyOf } from '~/domain/property/party-of';
import type { Property } from '~/domain/property/property';
import { stayQuery } from '~/domain/property/stay-query';
import { SEARCH_LIMITS } from '~/domain/search/search-filter';
import { BabyNeeds } from '../enquiry/baby-needs';
import { Stepper } from '../form/stepper';
import { Icon } from '../ui/icon';
import type { ShownStay } from './shown-stay';

type GuestsPanelProps = { property: Property; chosen: ShownStay; enquirePath: string };

const YOUNGEST = 2;
const OLDEST = 13;

/**
 * Who comes along: adults, children with their ages, babies and what they need, and whether all fit. Fields of the panel's form, which
 * asks again with each change; without script they are number fields and lists.
 */
export default function GuestsPanel({ property, chosen, enquirePath }: GuestsPanelProps) {
	const { t } = useTranslation(['guests', 'common']);
	const isIdle = useNavigation().state === 'idle';
	const [party, setParty] = useState(() => partyIn(chosen));
	const [known, setKnown] = useState(chosen);
	// The page may change the guests outside of the form; what was pressed meanwhile is on its way.
	if (known !== chosen && isIdle) {
		setKnown(chosen);
		setParty(partyIn(chosen));
	}
	const { adults, children, babies } = party;
	const { beds } = property;
	const most = maxPax(beds);
	const fits = fitsParty(beds, party);
	const bedWords = beds.adults === null ? null : beds.children ? `${beds.adults} + ${beds.children}` : `${beds.adults}`;
	const words = [
		t('common:guests.adults', { count: adults }),
		...(children > 0 ? [t('common:guests.children', { count: children })] : []),
		...(babies > 0 ? [t('babies', { count: babies })] : []),
	];
	const fitWords = bedWords && t('fits', { count: adults + children, beds: bedWords });
	const { period } = chosen;
	const search = period
		? `/search${stayQuery({ ...period, serviceLevel: null, ...partyOf({ adults, children, babies }) })}`
		: `/search?adults=${adults}&children=${children}`;
	return (
		<details className="group/guests">
			<summary className="flex items-center justify-between gap-3 px-3.5 py-3 hover:bg-row">
				<span className="min-w-0">
					<span className="block text-label text-ink2">{t('common:guests.label')}</span>
					<span className="tabular block text-[1.0625rem]/7">{words.join(', ')}</span>
				</span>
				<Icon name="chevronDown" size={18} className="shrink-0 text-ink2 group-open/guests:rotate-180" />
			</summary>
			<div className="space-y-4 border-t border-line px-3.5 py-4">
				<Stepper
					name="adults"
					label={t('common:guests.adultsLabel')}
					hint={t('common:guests.adultsHint')}
					value={adults}
					min={1}
					max={Math.max(DEFAULT_MAX_PAX, most, adults)}
					onChange={(next) => setParty({ ...party, adults: next })}
				/>
				<Stepper
					name="children"
					label={t('common:guests.childrenLabel')}
					hint={t('common:guests.childrenHint')}
					value={children}
					max={Math.max(DEFAULT_MAX_PAX, children)}
					onChange={(next) => setParty({ ...party, children: next })}
				/>
				{children > 0 ? (
					<div className="grid grid-cols-2 gap-3">
						{Array.from({ length: children }, (_, child) => (
							<label key={child} className="block text-label text-ink2">
								{t('age', { position: child + 1 })}
								<select
									name="childrenAges"
									defaultValue={chosen.childrenAges[child] ?? ''}
									className="select-box tabular mt-1 h-11 w-full rounded-sm border border-field bg-sheet px-3 text-body text-ink"
								>
									<option value="">{t('ageUnknown')}</option>
									{Array.from({ length: OLDEST - YOUNGEST + 1 }, (__, age) => (
										<option key={age} value={age + YOUNGEST}>
											{t('years', { count: age + YOUNGEST })}
										</option>
									))}
								</select>
							</label>
						))}
					</div>
				) : null}
				<Stepper
					name="babies"
					label={t('babiesLabel')}
					hint={t('babiesHint')}
					value={babies}
					max={SEARCH_LIMITS.babies}
					onChange={(next) => setParty({ ...party, babies: next })}
				/>
				{babies > 0 ? (
					<BabyNeeds babies={babies} asked={{ cots: chosen.cots > 0, highChairs: chosen.highChairs > 0 }} />
				) : null}
			</div>
			{fitWords ? (
				<div role="status" className="border-t border-line bg-light1 px-3.5 py-2.5 text-small">
					{fits ? (
						<p className="flex items-center gap-2.5">
							<Icon name="check" size={16} className="shrink-0 text-ok" />
							{babies > 0 && chosen.cots > 0 ? t('fitsCot', { fits: fitWords }) : fitWords}
						</p>
					) : (
						<>
							<p className="flex gap-2.5 text-err">
								<Icon name="warning" size={16} className="mt-0.5 shrink-0" />
								{t('tooMany', { count: adults + children, beds: bedWords })}
							</p>
							<p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
								<a href={search} className="text-link font-medium">
									{t('twoHouses')}
								</a>
								<a href={enquirePath} rel="nofollow" className="text-link font-medium">
									{t('team')}
								</a>
							</p>
						</>
					)}
				</div>
			) : null}
		</details>
	);
}

function partyIn({ adults, children, babies }: ShownStay) {
	return { adults, children, babies };
}
