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
import { SelectField } from '../../form/select-field';
import { TextArea, TextField } from '../../form/text-field';
import { Icon } from '../../ui/icon';
import { ClientSuggestions } from './client-suggestions';
import type { LeadDialogView, LeadPreviewView } from './lead-dialog-view';
import { LeadGroup } from './lead-group';
import { LeadPartyFields } from './lead-party-fields';
import { PrefixedField } from './prefixed-field';
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
						className="house-form-period col-span-full grid grid-cols-2 gap-3.5"
						{...(error ? { sharedErrorId: 'period-error' } : {})}
					/>
					{error === 'sold' || error === 'noPrice' || error === 'unregistered' ? (
						<SoldBox id="period-error" alternatives={preview.alternatives} error={error} />
					) : null}
					{preview.isHeld && purpose === 'option' && !error ? (
						<p className="col-span-full flex items-start gap-2.5 text-ink2">
							<Icon className="shrink-0 mt-0.5" name="info" size={18} />
							{t('queued')}
						</p>
					) : null}
					<SelectField
						name="serviceLevel"
						label={t('serviceLevel')}
						optional={isFree ? t('optional') : undefined}
						options={[
							{ value: '', label: t(isFree ? 'levelOpen' : 'choose') },
							...property.levels.map((level) => ({ value: level, label: serviceLevelLabel(level, language) })),
						]}
					/>
					<LeadPartyFields isOptional={isFree} most={property.most} />
				</LeadGroup>
			)}
			<LeadGroup title={t('client')}>
				<div ref={names} className="relative col-span-full grid items-start gap-3.5 lg:grid-cols-2">
					<TextField name="firstName" label={t('firstName')} maxLength={LEAD_LIMITS.firstName} autoComplete="off" />
					<TextField name="lastName" label={t('lastName')} maxLength={LEAD_LIMITS.lastName} autoComplete="off" />
					<ClientSuggestions frame={names} prefix={fields.cc.prefix} />
				</div>
				<TextField
					name="nationality"
					label={t('nationality')}
					optional={isFree ? undefined : t('optional')}
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
					<PrefixedField
						name="markup"
						label={t('markup')}
						optional={t('optional')}
						inputMode="decimal"
						placeholder="0,00"
						maxLength={16}
						hint={t('markupHint')}
						prefix={property.currency}
					/>
				</LeadGroup>
			) : null}
			<LeadGroup title={t('comments')}>
				<TextArea name="comments" label={t('commentsLabel')} optional={t('optional')} className="col-span-full" />
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
			<p className="col-span-full flex items-start gap-2.5 text-ink2">
				<Icon className="shrink-0 mt-0.5" name="check" size={18} />
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
