import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DesignChoice, evaluateDesign } from '~/domain/agency/corporate-design';
import { LOGO_MAX_BYTES, type LogoError } from '~/domain/agency/logo-file';
import { brandLogo } from '~/domain/brand/brand-logo';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { brandTokens } from '~/domain/brand/brand-tokens';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { tradeButton } from '../trade/trade-button';
import { Icon } from '../ui/icon';
import { ToolCard } from './card';
import { ColorField } from './color-field';
import { ContrastGuard } from './contrast-guard';
import { LetterPreview } from './letter-preview';
import { type PickedLogo, readPickedLogo } from './logo-colors';
import { LogoField } from './logo-field';
import { MailPreview } from './mail-preview';
import { previewStyle } from './preview-tokens';
import { SitePreview } from './site-preview';

/** Texts as they stand in the form; '' takes a colour back to the profile's. */
export type StudioValues = { main: string; accentOnMain: string; theme: 'plain' | 'colorful' };

export type StudioResult = {
	kind: 'refused' | 'conflict' | 'unavailable' | 'taken';
	values: StudioValues;
	logo: LogoError | null;
	isLogoRemoved: boolean;
};

type BrandStudioProps = {
	agency: string;
	person: string;
	host: string;
	/** The profile that the design lies over. */
	base: BrandProfile;
	values: StudioValues;
	/** Address of the agency's own logo as it is published. */
	logoUrl: string | null;
	version: number;
	canWrite: boolean;
	result: StudioResult | null;
	isSaved: boolean;
};

/** The brand studio: one colour, an accent and a logo, with site, mail and paper beside them as they will be. */
export function BrandStudio({ agency, person, host, base, logoUrl, version, canWrite, ...rest }: BrandStudioProps) {
	const { t } = useTranslation('studio');
	const { result, isSaved } = rest;
	const [values, setValues] = useState<StudioValues>(result?.values ?? rest.values);
	const [picked, setPicked] = useState<PickedLogo | null>(null);
	const [pickError, setPickError] = useState<LogoError | null>(null);
	const [isRemoved, setIsRemoved] = useState(result?.isLogoRemoved ?? false);
	const isSending = useNavigation().formData !== undefined;
	const form = useRef<HTMLFormElement>(null);
	usePublishKey(form, canWrite);

	const set = (part: Partial<StudioValues>) => setValues((before) => ({ ...before, ...part }));
	const pick = async (file: File | null) => {
		setPickError(null);
		setPicked(null);
		if (!file) return;
		if (file.size > LOGO_MAX_BYTES) return setPickError('logoWeight');
		const readable = await readPickedLogo(file);
		if (!readable) return setPickError('logoType');
		setPicked(readable);
		setIsRemoved(false);
	};

	const read = useRef(pick);
	read.current = pick;
	// Includes input from before hydration.
	useEffect(() => {
		if (!form.current) return;
		const typed = new FormData(form.current);
		const text = (name: 'main' | 'accentOnMain') => String(typed.get(name) ?? '');
		const theme = typed.get('theme');
		setValues((before) => ({
			main: text('main'),
			accentOnMain: text('accentOnMain'),
			theme: theme === 'plain' || theme === 'colorful' ? theme : before.theme,
		}));
		const file = typed.get('logo');
		if (file instanceof File && file.size > 0) void read.current(file);
	}, []);

	const choice = choiceOf(values);
	const verdicts = evaluateDesign(choice, base.colors);
	const url = picked?.src ?? (isRemoved ? null : logoUrl);
	const designed = withCorporateDesign(base, {
		logoUrl: url,
		colors: { main: verdicts.main?.nearest ?? null, accentOnMain: verdicts.accentOnMain?.nearest ?? null },
		theme: values.theme,
	});
	const profile = picked && designed.logoSrc === picked.src ? { ...designed, logoSize: picked } : designed;

	return (
		<Form ref={form} method="post" encType="multipart/form-data" replace preventScrollReset noValidate>
			<input type="hidden" name="version" value={version} />
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
				<div className="max-w-2xl">
					<p className="text-label font-medium text-ink2">{t('of', { agency })}</p>
					<h1>{t('title')}</h1>
					<p className="mt-1 text-ink2">{canWrite ? t('intro') : t('readOnly')}</p>
				</div>
				{canWrite ? (
					<div className="flex grow gap-3 sm:grow-0">
						<Link to="." reloadDocument className={tradeButton('line', 'grow sm:grow-0')}>
							{t('discard')}
						</Link>
						<button type="submit" disabled={isSending} className={tradeButton('dark', 'grow sm:grow-0')}>
							{isSending ? t('publishing') : t('publish')}
						</button>
					</div>
				) : null}
			</div>
			<Notice result={result} isSaved={isSaved && isSame(values, rest.values)} />
			<div className="mt-6 grid items-start gap-4 xl:grid-cols-[18.5rem_minmax(0,1fr)] 2xl:grid-cols-[22rem_minmax(0,1fr)]">
				<div className="grid min-w-0 items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:grid-cols-1 xl:grid-rows-none">
					<LogoField
						name={profile.name}
						logo={brandLogo(profile)}
						hasOwn={logoUrl !== null}
						isRemoved={isRemoved}
						error={pickError ?? result?.logo ?? null}
						isReadOnly={!canWrite}
						style={previewStyle(profile)}
						onPick={pick}
						onRemove={setIsRemoved}
						picked={picked ? `${picked.name}, ${Math.max(1, Math.round(picked.bytes / 1000))} kB` : null}
					/>
					<ToolCard title={t('colors.heading')} className="md:order-1 xl:order-none">
						<div className="mt-3 grid gap-5">
							<ColorField
								name="main"
								value={values.main}
								verdict={verdicts.main}
								profileTone={brandTokens(profile).main}
								onChoose={(main) => set({ main })}
								isReadOnly={!canWrite}
							/>
							{picked && picked.colors.length > 0 ? <LogoColors colors={picked.colors} onChoose={set} /> : null}
							<ColorField
								name="accentOnMain"
								value={values.accentOnMain}
								verdict={verdicts.accentOnMain}
								profileTone={brandTokens(profile)['accent-on-dark']}
								onChoose={(accentOnMain) => set({ accentOnMain })}
								isReadOnly={!canWrite}
							/>
							<MenuBarChoice theme={values.theme} onChoose={(theme) => set({ theme })} isReadOnly={!canWrite} />
						</div>
					</ToolCard>
					<div className="md:row-span-2 xl:row-span-1">
						<ContrastGuard profile={profile} />
					</div>
				</div>
				<div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
					<div className="min-w-0 lg:col-span-2">
						<SitePreview profile={profile} agency={agency} host={host} />
					</div>
					<MailPreview profile={profile} sender={person} />
					<LetterPreview
						profile={profile}
						agency={agency}
						side={
							<a href="/partner/agency/brand/letterhead.pdf" className="trade-link">
								{t('pdf.download')}
							</a>
						}
					/>
				</div>
			</div>
		</Form>
	);
}

function isSame(one: StudioValues, other: StudioValues): boolean {
	return one.main === other.main && one.accentOnMain === other.accentOnMain && one.theme === other.theme;
}

/** What the form's texts mean. */
export function choiceOf({ main, accentOnMain, theme }: StudioValues): DesignChoice {
	return { main: main.trim() || null, accentOnMain: accentOnMain.trim() || null, theme };
}

/** Ctrl or Command and S publish. */
function usePublishKey(form: React.RefObject<HTMLFormElement | null>, canWrite: boolean) {
	useEffect(() => {
		if (!canWrite) return;
		const hear = (event: KeyboardEvent) => {
			if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
			event.preventDefault();
			form.current?.requestSubmit();
		};
		document.addEventListener('keydown', hear);
		return () => document.removeEventListener('keydown', hear);
	}, [form, canWrite]);
}

function Notice({ result, isSaved }: { result: StudioResult | null; isSaved: boolean }) {
	const { t } = useTranslation('studio');
	const error = result?.kind === 'conflict' || result?.kind === 'unavailable' ? result.kind : null;
	return (
		<div role="status">
			{error ? (
				<p className="mt-5 flex items-start gap-3 rounded-control border border-err bg-err-bg p-4 text-err">
					<Icon name="warning" className="mt-0.5 shrink-0" />
					{t(`fault.${error}`)}
				</p>
			) : null}
			{isSaved && !result ? (
				<p className="mt-5 flex items-center gap-3 font-medium text-ok">
					<Icon name="check" />
					{t('saved')}
				</p>
			) : null}
		</div>
	);
}

function LogoColors({ colors, onChoose }: { colors: readonly string[]; onChoose: (part: { main: string }) => void }) {
	const { t } = useTranslation('studio');
	return (
		<div>
			<p className="mb-1.5 text-label text-ink2">{t('colors.fromLogo')}</p>
			<div className="flex gap-2">
				{colors.map((tone) => (
					<button
						key={tone}
						type="button"
						aria-label={t('colors.take', { color: tone.toUpperCase() })}
						onClick={() => onChoose({ main: tone })}
						className="size-11 rounded-control border border-line2"
						style={{ background: tone }}
					/>
				))}
			</div>
		</div>
	);
}

type MenuBarChoiceProps = {
	theme: StudioValues['theme'];
	onChoose: (theme: StudioValues['theme']) => void;
	isReadOnly: boolean;
};

function MenuBarChoice({ theme, onChoose, isReadOnly }: MenuBarChoiceProps) {
	const { t } = useTranslation('studio');
	return (
		<fieldset disabled={isReadOnly}>
			<legend className="mb-1.5 text-label text-ink2">{t('colors.menuBar')}</legend>
			<div className="grid grid-cols-2 rounded-sm border border-field p-1">
				{(['plain', 'colorful'] as const).map((each) => (
					<label
						key={each}
						className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm px-2 text-center text-small has-checked:bg-main has-checked:font-semibold has-checked:text-on-main has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-main"
					>
						<input
							type="radio"
							name="theme"
							value={each}
							checked={theme === each}
							onChange={() => onChoose(each)}
							className="absolute inset-0 opacity-0"
						/>
						{t(`colors.${each}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
