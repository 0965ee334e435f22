import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { parsePlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { LEAD_LIMITS } from '~/domain/lead/lead-limits';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CountryOptions } from '../../country/country-options';
import { PeriodField } from '../../enquiry/period-field';
import { SoldBox } from '../../enquiry/sold-box';
import { CheckField } from '../../form/check-field';
import { useForm } from '../../form/form-context';
import { fieldText } from '../../form/form-state';
import { Icon } from '../../ui/icon';
import { ClientSuggestions } from './client-suggestions';
import type { LeadDialogView, LeadPreviewView } from './lead-dialog-view';
import { LeadArea, LeadField, LeadGroup, LeadSelect } from './lead-field';
import { LeadPartyFields } from './lead-party-fields';
import { ReferenceField } from './reference-field';

type DetailsStepProps = { view: LeadDialogView; preview: LeadPreviewView };

/** Stay, client, references, the agency's own price and comments (LEAD-8). */
export function DetailsStep({ view, preview }: DetailsStepProps) {
	const { t } = useTranslation('trade-lead');
	const language = useRoot().language as Language;
	const { state } = useForm();
	const names = useRef<HTMLDivElement>(null);
	const { property, fields, purpose, lead } = view;
	const isFree = purpose === 'interest';
	const error = state.errors.period?.key ?? (isFree ? null : preview.error);
	return (
		<>
			{lead?.isHeld ? (
				<HeldStay preview={preview} most={property.most} />
			) : (
				<LeadGroup title={t('stay')}>
					<PeriodField
						className="grid grid-cols-2 gap-3.5 house-form-period"
						{...(error ? { sharedErrorId: 'period-error' } : {})}
					/>
					{error === 'sold' || error === 'noPrice' ? (
						<SoldBox id="period-error" alternatives={preview.alternatives} error={error} />
					) : null}
					{preview.isHeld && purpose === 'option' && !error ? (
						<p className="house-form-notice">
							<Icon name="info" size={18} />
							{t('queued')}
						</p>
					) : null}
					<LeadSelect
						name="serviceLevel"
						label={t('serviceLevel')}
						isOptional={isFree}
						empty={t(isFree ? 'levelOpen' : 'choose')}
						options={property.levels.map((level) => ({ value: level, label: serviceLevelLabel(level, language) }))}
					/>
					<LeadPartyFields isOptional={isFree} most={property.most} />
				</LeadGroup>
			)}
			<LeadGroup title={t('client')}>
				<div ref={names} className="house-form-names">
					<LeadField name="firstName" label={t('firstName')} maxLength={LEAD_LIMITS.firstName} autoComplete="off" />
					<LeadField name="lastName" label={t('lastName')} maxLength={LEAD_LIMITS.lastName} autoComplete="off" />
					<ClientSuggestions frame={names} prefix={fields.cc.prefix} />
				</div>
				<LeadField
					name="nationality"
					label={t('nationality')}
					isOptional={!isFree}
					maxLength={LEAD_LIMITS.nationality}
					autoComplete="off"
					list="countries"
				/>
				<CountryOptions id="countries" />
				{fields.hasAmexCardMember ? (
					<CheckField name="amexCardMember" className="self-end">
						{t('amexCardMember')}
					</CheckField>
				) : null}
			</LeadGroup>
			<LeadGroup title={t('references')}>
				<ReferenceField name="tls" field={fields.tls} />
				<ReferenceField name="cc" field={fields.cc} />
			</LeadGroup>
			{fields.hasMarkup ? (
				<LeadGroup title={t('yourPrice')}>
					<LeadField
						name="markup"
						label={t('markup')}
						isOptional
						inputMode="decimal"
						placeholder="0,00"
						maxLength={16}
						hint={t('markupHint')}
						before={<span aria-hidden="true">{property.currency}</span>}
					/>
				</LeadGroup>
			) : null}
			<LeadGroup title={t('comments')}>
				<LeadArea name="comments" label={t('commentsLabel')} isOptional className="col-span-full" />
			</LeadGroup>
		</>
	);
}

/** Nights, level and price of a held option do not change; the number of guests may. */
function HeldStay({ preview, most }: { preview: LeadPreviewView; most: number }) {
	const { t } = useTranslation('trade-lead');
	const language = useRoot().language as Language;
	const { state } = useForm();
	const day = (name: string) =>
		formatDate(parsePlainDate(fieldText(state.values, name)), language, { weekday: 'plain' });
	return (
		<LeadGroup title={t('stay')}>
			<p className="house-form-notice">
				<Icon name="check" size={18} />
				{t('held', {
					from: day('checkIn'),
					to: day('checkOut'),
					level: preview.serviceLevel ? serviceLevelLabel(preview.serviceLevel, language) : '',
				})}
			</p>
			{(['checkIn', 'checkOut', 'serviceLevel'] as const).map((name) => (
				<input key={name} type="hidden" name={name} value={fieldText(state.values, name)} />
			))}
			<LeadPartyFields most={most} />
		</LeadGroup>
	);
}
