import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogoError } from '~/domain/agency/logo-file';
import { type BrandErrors, type BrandPicture, settingAt } from '~/domain/brand/brand-fields';
import { ErrorLine } from '../form/error-line';
import { boxClass } from '../form/text-field';

type BrandFormValues = {
	/** The settings that the fields show, as stored or as typed. */
	settings: object;
	errors: BrandErrors;
	pictureErrors: Partial<Record<BrandPicture, LogoError>>;
	/** Addresses of the pictures that are stored. */
	pictures: Partial<Record<BrandPicture, string | null>>;
	/** The brand's colours, for what its pictures stand on. */
	tones: CSSProperties;
};

export const BrandFormContext = createContext<BrandFormValues>({
	settings: {},
	errors: {},
	pictureErrors: {},
	pictures: {},
	tones: {},
});

/** Fields with a sentence of `admin:brand.hint` below them. */
const HINTED = new Set([
	'key',
	'bookingNumberPrefix',
	'teamEmail',
	'match.hosts',
	'match.hostPrefixes',
	'match.hostWords',
	'match.companyPhrases',
	'colors.accentOnMain',
	'isB2C',
	'isUserSessionLoaded',
	'isAmexDesign',
	'paymentProfile.isLocalhostOnly',
	'postalAddress',
	'bookingReference.prefix',
	'offerPdf.contactFooterLines',
	'isAffiliate',
	'invoicing.series',
	'invoicing.vatPercent',
	'invoicing.servicesVatPercent',
	'bookkeeping.consultant',
	'bookkeeping.yearStart',
	'bookkeeping.accounts.client',
]);

/** What a field shows, its label, and the server's word on it. */
function useBrandField(name: string) {
	const { settings, errors } = useContext(BrandFormContext);
	const { t } = useTranslation('admin');
	const error = errors[name];
	const value = settingAt(settings, name);
	const hasHint = HINTED.has(name);
	const describedBy = [hasHint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
	return {
		text: Array.isArray(value) ? value.join('\n') : String(value ?? ''),
		isOn: value === true || (name === 'paymentProfile.cardOnFile' && value !== null),
		label: t(`brand.field.${name}` as never) as string,
		hint: hasHint ? (t(`brand.hint.${name}` as never) as string) : null,
		error: error ? t(`brand.error.${error.key}`, { with: error.with ?? '' }) : null,
		aria: {
			...(error ? { 'aria-invalid': true as const } : {}),
			...(describedBy ? { 'aria-describedby': describedBy } : {}),
		},
	};
}

type Field = ReturnType<typeof useBrandField>;

function Below({ name, hint, error }: { name: string } & Pick<Field, 'hint' | 'error'>) {
	return (
		<>
			{hint ? (
				<p id={`${name}-hint`} className="mt-1.5 text-label text-ink2">
					{hint}
				</p>
			) : null}
			{error ? <ErrorLine id={`${name}-error`}>{error}</ErrorLine> : null}
		</>
	);
}

type LabelledProps = { name: string; field: Field; className?: string; children: ReactNode };

function Labelled({ name, field, className, children }: LabelledProps) {
	return (
		<div className={className}>
			<label htmlFor={name} className="mb-1.5 block text-label text-ink2">
				{field.label}
			</label>
			{children}
			<Below name={name} {...field} />
		</div>
	);
}

type TextProps = { name: string; type?: 'text' | 'email'; value?: string; maxLength?: number; className?: string };

/** A labelled line; `value` where it is no setting. */
export function BrandText({ name, type = 'text', value, maxLength = 200, className = '' }: TextProps) {
	const field = useBrandField(name);
	return (
		<Labelled name={name} field={field} className={className}>
			<input
				{...{ id: name, name, type, maxLength }}
				defaultValue={value ?? field.text}
				autoComplete="off"
				spellCheck={false}
				className={`h-12 ${boxClass(field.error !== null)}`}
				{...field.aria}
			/>
		</Labelled>
	);
}

/** One entry on each line. */
export function BrandLines({ name, className = '' }: { name: string; className?: string }) {
	const field = useBrandField(name);
	return (
		<Labelled name={name} field={field} className={className}>
			<textarea
				id={name}
				name={name}
				rows={3}
				defaultValue={field.text}
				spellCheck={false}
				className={`block py-2.5 ${boxClass(field.error !== null)}`}
				{...field.aria}
			/>
		</Labelled>
	);
}

/** A box to tick; the whole line is the target. */
export function BrandSwitch({ name, isOn }: { name: string; isOn?: boolean }) {
	const field = useBrandField(name);
	return (
		<div>
			<label htmlFor={name} className="flex min-h-11 items-start gap-3 py-2">
				<input
					id={name}
					name={name}
					type="checkbox"
					defaultChecked={isOn ?? field.isOn}
					className="check mt-[3px]"
					{...field.aria}
				/>
				<span>
					{field.label}
					{field.hint ? (
						<small id={`${name}-hint`} className="block text-label text-ink2">
							{field.hint}
						</small>
					) : null}
				</span>
			</label>
			{field.error ? <ErrorLine id={`${name}-error`}>{field.error}</ErrorLine> : null}
		</div>
	);
}

/** A colour as text, with the tone that applies before it. */
export function BrandColor({ name, tone }: { name: string; tone: string }) {
	const field = useBrandField(name);
	return (
		<Labelled name={name} field={field}>
			<div className="relative">
				<span
					aria-hidden="true"
					className="absolute top-2.5 left-2.5 size-7 rounded-sm border border-line2"
					style={{ background: tone }}
				/>
				<input
					id={name}
					name={name}
					defaultValue={field.text}
					maxLength={40}
					autoComplete="off"
					spellCheck={false}
					className={`h-12 tabular pl-12! ${boxClass(field.error !== null)}`}
					{...field.aria}
				/>
			</div>
		</Labelled>
	);
}

/** A picture as it is stored, and the file that takes its place. `isDark`: it stands on the main colour. */
export function BrandPictureField({ name, isDark = false }: { name: BrandPicture; isDark?: boolean }) {
	const { pictures, pictureErrors, tones } = useContext(BrandFormContext);
	const { t } = useTranslation(['admin', 'studio']);
	const field = useBrandField(name);
	const src = pictures[name] ?? null;
	const error = pictureErrors[name];
	return (
		<div className="flex min-w-0 flex-wrap items-start gap-4 border-b border-line py-3 last:border-0">
			<span
				style={tones}
				className={`grid h-14 w-32 shrink-0 place-items-center overflow-hidden rounded-control border border-line p-2 ${isDark ? 'bg-main text-on-main' : 'bg-white text-ink2'}`}
			>
				{src ? (
					<img src={src} alt="" className="h-9 max-w-full object-contain" />
				) : (
					<small>{t('admin:brand.noPicture')}</small>
				)}
			</span>
			<div className="min-w-0 grow basis-56">
				<label htmlFor={name} className="block text-label text-ink2">
					{field.label}
				</label>
				<input
					id={name}
					name={name}
					type="file"
					accept="image/png,image/jpeg,image/webp"
					aria-invalid={error !== undefined || undefined}
					aria-describedby={error ? `${name}-error` : undefined}
					className="logo-file mt-1.5 block w-full text-small text-ink2"
				/>
				{error ? <ErrorLine id={`${name}-error`}>{t(`studio:fault.${error}`)}</ErrorLine> : null}
				{src && name !== 'faviconSrc' ? (
					<label className="mt-1 flex min-h-11 items-center gap-3 text-small">
						<input type="checkbox" name={`remove.${name}`} className="check" />
						{t('admin:brand.remove')}
					</label>
				) : null}
			</div>
		</div>
	);
}

/** Fields of one topic under its heading. */
export function BrandSection({ name, children }: { name: string; children: ReactNode }) {
	const { t } = useTranslation('admin');
	return (
		<section
			id={name}
			aria-labelledby={`${name}-heading`}
			className="scroll-mt-24 rounded-card border border-hair bg-work p-5"
		>
			<h2 id={`${name}-heading`}>{t(`brand.section.${name}.title` as never)}</h2>
			<p className="mt-1 mb-4 max-w-2xl text-label text-ink2">{t(`brand.section.${name}.text` as never)}</p>
			{children}
		</section>
	);
}
