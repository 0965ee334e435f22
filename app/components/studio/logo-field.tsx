import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogoError } from '~/domain/agency/logo-file';
import type { BrandLogo } from '~/domain/brand/brand-logo';
import { ErrorLine } from '../form/error-line';
import { Wordmark } from '../layout/wordmark';
import { ToolCard } from './card';

type LogoFieldProps = {
	name: string;
	logo: BrandLogo | null;
	/** There is one of the agency's own, which can be removed. */
	hasOwn: boolean;
	isRemoved: boolean;
	error: LogoError | null;
	isReadOnly: boolean;
	style: CSSProperties;
	onPick: (file: File | null) => void;
	onRemove: (isRemoved: boolean) => void;
	/** Name and weight of a file that is not published yet. */
	picked: string | null;
};

/** The logo on both of its grounds, and the file that takes its place. */
export function LogoField({ error, isReadOnly, style, onPick, onRemove, picked, ...rest }: LogoFieldProps) {
	const { t } = useTranslation('studio');
	const id = useId();
	const { name, logo, hasOwn, isRemoved } = rest;
	return (
		<ToolCard title={t('logo.heading')}>
			<div className="mt-3 grid grid-cols-2 gap-3" style={style}>
				<div
					role="img"
					aria-label={t('logo.onLight')}
					className="grid h-21 place-items-center rounded-control border border-line bg-white p-3 text-ink"
				>
					{logo ? <Wordmark name={name} logo={logo} ground="light" size="small" /> : <NoLogo />}
				</div>
				<div
					role="img"
					aria-label={t('logo.onMain')}
					className="grid h-21 place-items-center rounded-control bg-main p-3 text-on-main"
				>
					{logo ? <Wordmark name={name} logo={logo} ground="main" size="small" /> : <NoLogo />}
				</div>
			</div>
			<p id={`${id}-hint`} className="mt-3 text-label text-ink2">
				{picked ? `${picked}. ` : ''}
				{t('logo.hint')}
			</p>
			{isReadOnly ? null : (
				<>
					<label htmlFor={id} className="mt-3 block text-label font-medium text-ink">
						{hasOwn ? t('logo.replace') : t('logo.choose')}
					</label>
					<input
						id={id}
						type="file"
						name="logo"
						accept="image/png,image/jpeg,image/webp"
						aria-describedby={`${id}-hint ${id}-error`}
						aria-invalid={error !== null || undefined}
						onChange={(event) => onPick(event.target.files?.[0] ?? null)}
						className="logo-file mt-1.5 block w-full text-small text-ink2"
					/>
					{error ? <ErrorLine id={`${id}-error`}>{t(`fault.${error}`)}</ErrorLine> : null}
					{hasOwn ? (
						<label className="mt-2 flex min-h-11 items-center gap-3 text-small">
							<input
								type="checkbox"
								name="removeLogo"
								checked={isRemoved}
								onChange={(event) => onRemove(event.target.checked)}
								className="size-5 accent-main"
							/>
							{t('logo.remove')}
						</label>
					) : null}
				</>
			)}
		</ToolCard>
	);
}

function NoLogo() {
	const { t } = useTranslation('studio');
	return <span className="text-label">{t('logo.none')}</span>;
}
