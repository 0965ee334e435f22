import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_PROFILES } from '#db/schema/enums';
import { ACCOUNT_KINDS, INVOICE_ROLES, VAT_TREATMENTS } from '#db/schema/money-enums';
import type { LogoError } from '~/domain/agency/logo-file';
import { CHARTS } from '~/domain/brand/bookkeeping';
import {
	BRAND_COLORS,
	BRAND_SWITCHES,
	type BrandErrors,
	type BrandPicture,
	settingAt,
} from '~/domain/brand/brand-fields';
import type { BrandProfile, BrandSettings } from '~/domain/brand/brand-profile';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { parseColor, toHex } from '~/domain/brand/color';
import { boxClass } from '../form/text-field';
import { tradeButton } from '../trade/trade-button';
import {
	BrandColor,
	BrandFormContext,
	BrandLines,
	BrandPictureField,
	BrandSection,
	BrandSwitch,
	BrandText,
} from './brand-form-fields';
import { ContrastGuard } from './contrast-guard';
import { previewStyle } from './preview-tokens';
import { SitePreview } from './site-preview';

export type BrandFormData = {
	isNew: boolean;
	draft: { key: string; name: string; teamEmail: string; settings: object };
	version: number | null;
	errors: BrandErrors;
	pictureErrors: Partial<Record<BrandPicture, LogoError>>;
	pictures: Partial<Record<BrandPicture, string | null>>;
	/** The brand with its pictures as addresses, for the previews. */
	profile: BrandProfile;
	programs: readonly { id: string; name: string }[];
	host: string;
};

/** Everything that makes a brand, on one page; colours show beside it as they are typed. */
export function BrandForm(data: BrandFormData) {
	const { isNew, draft, version, errors, pictureErrors, pictures, programs, host } = data;
	const { t } = useTranslation('admin');
	const form = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLParagraphElement>(null);
	const isSending = useNavigation().formData !== undefined;
	const [profile, setProfile] = useState(data.profile);
	const wrong = Object.keys(errors).length + Object.keys(pictureErrors).length;
	const read = () => {
		if (form.current) setProfile(typedProfile(new FormData(form.current), data.profile));
	};
	useEffect(() => {
		if (wrong > 0) summary.current?.focus();
	}, [wrong]);
	const settings = draft.settings as BrandSettings;
	return (
		<BrandFormContext.Provider value={{ settings, errors, pictureErrors, pictures, tones: previewStyle(profile) }}>
			<Form ref={form} method="post" encType="multipart/form-data" onInput={read} noValidate>
				{version === null ? null : <input type="hidden" name="version" value={version} />}
				<p ref={summary} tabIndex={-1} role="status" className={wrong > 0 ? 'mb-4 font-medium text-err' : 'sr-only'}>
					{wrong > 0 ? t('brand.refused', { count: wrong }) : ''}
				</p>
				<div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
					<div className="grid min-w-0 gap-4">
						<BrandSection name="identity">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="name" value={draft.name} maxLength={60} />
								<BrandText name="teamEmail" type="email" value={draft.teamEmail} />
								{isNew ? (
									<>
										<BrandText name="key" value={draft.key} maxLength={31} />
										<BrandText name="bookingNumberPrefix" maxLength={2} />
									</>
								) : (
									<p className="text-small text-ink2 sm:col-span-2">
										{t('brand.fixed', { key: draft.key, prefix: settings.bookingNumberPrefix })}
									</p>
								)}
							</div>
						</BrandSection>
						<BrandSection name="match">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandLines name="match.hosts" />
								<BrandLines name="match.hostPrefixes" />
								<BrandLines name="match.hostWords" />
								<BrandLines name="match.companyPhrases" />
							</div>
						</BrandSection>
						<BrandSection name="colors">
							<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
								{BRAND_COLORS.map((name) => (
									<BrandColor key={name} name={name} tone={toneOf(profile, name)} />
								))}
							</div>
						</BrandSection>
						<BrandSection name="pictures">
							<BrandPictureField name="logoSrc" />
							<BrandPictureField name="logoOnMainSrc" isDark />
							<BrandPictureField name="faviconSrc" />
							<BrandPictureField name="menuBar.logoSrc" isDark={profile.menuBar.areColorsInverted} />
							<BrandPictureField name="menuBar.backgroundImageSrc" isDark />
							<BrandPictureField name="offerPdf.logoHeaderSrc" />
							<BrandPictureField name="offerPdf.footerBackgroundSrc" isDark />
							<BrandSwitch name="menuBar.areColorsInverted" />
						</BrandSection>
						<BrandSection name="rules">
							<div className="grid gap-x-6 sm:grid-cols-2">
								{BRAND_SWITCHES.map((name) => (
									<BrandSwitch key={name} name={name} />
								))}
							</div>
						</BrandSection>
						<BrandSection name="payment">
							<Choice
								name="paymentProfile.default"
								label={t('brand.field.paymentProfile.default')}
								value={settings.paymentProfile.default}
								options={PAYMENT_PROFILES.map((value) => ({ value, label: t(`brand.payment.${value}`) }))}
							/>
							<div className="mt-2 grid gap-x-6 sm:grid-cols-2">
								<BrandSwitch name="paymentProfile.canBeChanged" />
								<BrandSwitch name="paymentProfile.isLocalhostOnly" />
								<BrandSwitch name="paymentProfile.cardOnFile" />
							</div>
						</BrandSection>
						<BrandSection name="references">
							<div className="grid gap-4 sm:grid-cols-2">
								{(['bookingReference', 'clientReference'] as const).map((name) => (
									<div key={name} className="grid content-start gap-3">
										<BrandText name={`${name}.name`} maxLength={60} />
										<BrandText name={`${name}.prefix`} maxLength={6} />
										<BrandSwitch name={`${name}.isRequired`} />
									</div>
								))}
							</div>
						</BrandSection>
						<BrandSection name="contact">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="email" type="email" />
								<div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
									<BrandText name="phone.countryCode" maxLength={4} />
									<BrandText name="phone.number" maxLength={20} />
								</div>
								<BrandText name="postalAddress" className="sm:col-span-2" />
								<BrandText name="companyRegister" maxLength={120} />
								<BrandText name="vatId" maxLength={40} />
								<BrandLines name="offerPdf.contactFooterLines" className="sm:col-span-2" />
							</div>
						</BrandSection>
						<BrandSection name="account">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="bankAccount.holder" maxLength={70} />
								<BrandText name="bankAccount.bank" maxLength={70} />
								<BrandText name="bankAccount.iban" maxLength={42} />
								<BrandText name="bankAccount.bic" maxLength={14} />
							</div>
						</BrandSection>
						<BrandSection name="invoicing">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="invoicing.series" maxLength={4} />
								<Choice
									name="invoicing.role"
									label={t('brand.field.invoicing.role')}
									value={settings.invoicing.role}
									options={INVOICE_ROLES.map((value) => ({ value, label: t(`brand.invoiceRole.${value}`) }))}
								/>
								<Choice
									name="invoicing.vat"
									label={t('brand.field.invoicing.vat')}
									value={settings.invoicing.vat}
									options={VAT_TREATMENTS.map((value) => ({ value, label: t(`brand.vatTreatment.${value}`) }))}
								/>
								<BrandText name="invoicing.vatPercent" maxLength={6} />
								<BrandText
									name="invoicing.servicesVatPercent"
									maxLength={6}
									className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
								/>
								<BrandText name="invoicing.exemptionEn" />
								<BrandText name="invoicing.exemptionDe" />
							</div>
						</BrandSection>
						<BrandSection name="concierge">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="concierge.organiser" className="sm:col-span-2" />
								<BrandText name="concierge.termsEn" maxLength={2000} />
								<BrandText name="concierge.termsDe" maxLength={2000} />
							</div>
						</BrandSection>
						<BrandSection name="bookkeeping">
							<div className="grid gap-4 sm:grid-cols-2">
								<BrandText name="bookkeeping.consultant" maxLength={7} />
								<BrandText name="bookkeeping.client" maxLength={5} />
								<Choice
									name="bookkeeping.chart"
									label={t('brand.field.bookkeeping.chart')}
									value={settings.bookkeeping.chart}
									options={CHARTS.map((value) => ({ value, label: value }))}
								/>
								<BrandText name="bookkeeping.accountLength" maxLength={1} />
								<BrandText name="bookkeeping.yearStart" maxLength={2} />
							</div>
							<div className="mt-4 grid gap-4 sm:grid-cols-3">
								{ACCOUNT_KINDS.map((kind) => (
									<BrandText key={kind} name={`bookkeeping.accounts.${kind}`} maxLength={8} />
								))}
							</div>
						</BrandSection>
						<BrandSection name="affiliate">
							<BrandSwitch name="isAffiliate" isOn={settings.affiliate !== null} />
							<Choice
								name="affiliate.programId"
								label={t('brand.field.affiliate.programId')}
								value={settings.affiliate?.programId ?? ''}
								options={[
									{ value: '', label: t('brand.noProgram') },
									...programs.map(({ id, name }) => ({ value: id, label: name })),
								]}
							/>
							<BrandSwitch name="affiliate.areColorsInverted" isOn={settings.affiliate?.areColorsInverted ?? false} />
						</BrandSection>
						<div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-1 py-3">
							<Link to="/partner/dashboard/admin/brands" className={tradeButton()}>
								{t('brand.cancel')}
							</Link>
							<button type="submit" disabled={isSending} className={tradeButton('dark')}>
								{isSending ? t('brand.saving') : t(isNew ? 'brand.add' : 'brand.save')}
							</button>
						</div>
					</div>
					<div className="grid min-w-0 gap-4 xl:sticky xl:top-24">
						<SitePreview profile={profile} agency={profile.name} host={host} />
						<ContrastGuard profile={profile} />
					</div>
				</div>
			</Form>
		</BrandFormContext.Provider>
	);
}

type ChoiceProps = {
	name: string;
	label: string;
	value: string;
	options: readonly { value: string; label: string }[];
};

function Choice({ name, label, value, options }: ChoiceProps) {
	return (
		<div className="max-w-md">
			<label htmlFor={name} className="mb-1.5 block text-label text-ink2">
				{label}
			</label>
			<select id={name} name={name} defaultValue={value} className={`h-12 ${boxClass(false)}`}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}

/** The colour of a field as it would show; an accent on the main colour that is left out is derived. */
function toneOf(profile: BrandProfile, name: string): string {
	const tone = settingAt(profile, name);
	return typeof tone === 'string' ? tone : brandTokens(profile)['accent-on-dark'];
}

/** The brand with what is typed so far; a colour that is none yet stays as it was. */
function typedProfile(form: FormData, before: BrandProfile): BrandProfile {
	const colors: Record<string, string | null> = { ...before.colors };
	for (const place of BRAND_COLORS) {
		const typed = String(form.get(place) ?? '');
		const rgb = parseColor(typed);
		if (rgb) colors[place.slice('colors.'.length)] = toHex(rgb);
		if (place === 'colors.accentOnMain' && typed.trim() === '') colors.accentOnMain = null;
	}
	const isSame = Object.entries(colors).every(([name, tone]) => tone === settingAt(before.colors, name));
	return {
		...before,
		name: String(form.get('name') ?? '').trim() || before.name,
		tones: isSame ? before.tones : {},
		colors: colors as BrandProfile['colors'],
		menuBar: { ...before.menuBar, areColorsInverted: form.get('menuBar.areColorsInverted') === 'on' },
	};
}
